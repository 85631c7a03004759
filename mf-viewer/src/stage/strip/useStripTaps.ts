import { type MouseEvent, type PointerEvent, type RefObject, type UIEvent, useRef } from 'react';
import { isOnControl } from '../input/isOnControl';
import { useDoubleTap } from '../input/useDoubleTap';
import type { Taps } from '../input/useTaps';
import type { StripMotion } from './useStripMotion';

/** A press that moves further was meant to scroll or to select text. */
const SLOP_PX = 9;
/** A press this soon after the strip moved was meant to stop it. */
const FLING_MS = 120;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  isZoomed: boolean;
  taps: Taps;
  motion: StripMotion;
  /** Performs a double tap at a point, in pixels from the top left of the visible strip. */
  onDoubleTap: (point: { x: number; y: number }) => void;
}

/** Handles taps and clicks on a strip. The browser handles the scrolling. */
export function useStripTaps({ scroller, isZoomed, taps, motion, onDoubleTap }: Options) {
  const press = useRef({ x: 0, y: 0, isOther: false, isMouse: true });
  const lastScroll = useRef(-Infinity);
  const double = useDoubleTap();
  return {
    onScrollCapture({ timeStamp }: UIEvent) {
      // A step in progress is not a fling: the next tap goes one step further.
      if (!motion.isStepping()) lastScroll.current = timeStamp;
    },
    onPointerDown({ clientX: x, clientY: y, timeStamp, isPrimary, pointerType }: PointerEvent) {
      // Two fingers never turn a page.
      press.current = {
        x,
        y,
        isOther: !isPrimary || timeStamp - lastScroll.current < FLING_MS,
        isMouse: pointerType === 'mouse',
      };
    },
    onClick(event: MouseEvent) {
      const { x, y, isOther, isMouse } = press.current;
      const hasDrifted = Math.hypot(event.clientX - x, event.clientY - y) > SLOP_PX;
      // A click by a key on a control has no position on the screen.
      if (isOther || hasDrifted || event.detail === 0 || isOnControl(event.target, isMouse)) return;
      // The strip is mounted whenever something moves it.
      const { left, top, width, height } = scroller.current!.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      const tap = { x: point.x / width, y: point.y / height };
      const zone = taps.zoneAt(tap);
      double.tapped(tap, {
        mayBeDouble: isZoomed || zone === 'toggleBars',
        onSingle: () => taps.perform(zone),
        onDouble: () => onDoubleTap(point),
      });
    },
  };
}
