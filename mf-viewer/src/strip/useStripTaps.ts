import { type MouseEvent, type PointerEvent, type RefObject, type UIEvent, useRef } from 'react';
import { isOnControl } from '../input/isOnControl';
import type { Tap } from '../input/tapZones';
import { useDoubleTap } from '../input/useDoubleTap';

/** A press that drifts further was meant to scroll or to mark text. */
const SLOP_PX = 9;
/** A press this soon after the strip moved was meant to stop it. */
const FLING_MS = 120;
/** Around the middle of the screen, where a second tap may follow that means zoom. */
const MIDDLE = { x: 0.2, y: 0.17 };

interface Options {
  scroller: RefObject<HTMLElement | null>;
  isZoomed: boolean;
  onTap: (tap: Tap) => void;
  /** In pixels from the top left of the strip's window. */
  onDoubleTap: (point: { x: number; y: number }) => void;
}

/** Taps and clicks on a strip. Scrolling itself is the browser's. */
export function useStripTaps({ scroller, isZoomed, onTap, onDoubleTap }: Options) {
  const press = useRef({ x: 0, y: 0, stopsFling: false });
  const lastScroll = useRef(-Infinity);
  const taps = useDoubleTap();
  return {
    onScrollCapture({ timeStamp }: UIEvent) {
      lastScroll.current = timeStamp;
    },
    onPointerDown({ clientX: x, clientY: y, timeStamp }: PointerEvent) {
      press.current = { x, y, stopsFling: timeStamp - lastScroll.current < FLING_MS };
    },
    onClick(event: MouseEvent) {
      const { x, y, stopsFling } = press.current;
      const hasDrifted = Math.hypot(event.clientX - x, event.clientY - y) > SLOP_PX;
      // A press of a key on a control has no place on the screen.
      if (stopsFling || hasDrifted || event.detail === 0 || isOnControl(event.target)) return;
      const { left, top, width, height } = scroller.current!.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      const tap = { x: point.x / width, y: point.y / height };
      const isInMiddle = Math.abs(tap.x - 0.5) < MIDDLE.x && Math.abs(tap.y - 0.5) < MIDDLE.y;
      taps.tapped(tap, { mayBeDouble: isZoomed || isInMiddle, onSingle: () => onTap(tap), onDouble: () => onDoubleTap(point) });
    },
  };
}
