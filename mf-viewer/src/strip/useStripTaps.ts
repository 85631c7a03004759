import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { isOnControl } from '../input/isOnControl';
import type { Tap } from '../input/tapZones';

/** A press that drifts further was meant to scroll or to mark text. */
const SLOP_PX = 9;
/** A press this soon after the strip moved was meant to stop it. */
const FLING_MS = 120;

/** Taps and clicks on a strip. Scrolling itself is the browser's. */
export function useStripTaps(scroller: RefObject<HTMLElement | null>, onTap: (tap: Tap) => void) {
  const press = useRef({ x: 0, y: 0, stopsFling: false });
  const last = useRef({ top: 0, at: 0 });
  return {
    onScrollCapture(event: { timeStamp: number }) {
      last.current = { top: scroller.current!.scrollTop, at: event.timeStamp };
    },
    onPointerDown({ clientX: x, clientY: y, timeStamp }: PointerEvent) {
      press.current = { x, y, stopsFling: timeStamp - last.current.at < FLING_MS };
    },
    onClick(event: MouseEvent) {
      const { x, y, stopsFling } = press.current;
      const hasDrifted = Math.hypot(event.clientX - x, event.clientY - y) > SLOP_PX;
      // A press of a key on a control has no place on the screen.
      if (stopsFling || hasDrifted || event.detail === 0 || isOnControl(event.target)) return;
      const { left, top, width, height } = scroller.current!.getBoundingClientRect();
      onTap({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    },
  };
}
