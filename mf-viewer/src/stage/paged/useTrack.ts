import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Spread } from '../../model/layout/spreads';

interface Options {
  index: number;
  spreads: readonly Spread[];
  isRtl: boolean;
}

export interface Track {
  ref: RefObject<HTMLDivElement | null>;
  percentOf: (at: number) => number;
  /** The spread on the screen. React may still have the previous one. */
  at: () => number;
  /** The screen shows a spread that React does not know yet. */
  isAhead: () => boolean;
  /** Slides to a spread at once. React follows. */
  slideTo: (at: number) => void;
  /** Follows React's next index, whatever it slid to before. */
  follow: () => void;
  /** Moves with a finger. */
  hold: (dx: number) => void;
  /** Releases the track, which slides to its position. */
  release: () => void;
}

/**
 * The row of spreads that slides under the stage. Its offset is a share of the stage, so that a resize moves nothing. The offset
 * is written to the element directly, so that a turn only moves content that is already painted.
 */
export function useTrack({ index, spreads, isRtl }: Options): Track {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef({ index, spreads, isAhead: false });
  const drawn = useRef(index);
  const track = useMemo<Track>(() => {
    const percentOf = (at: number) => (isRtl ? -100 : 100) * at || 0;
    const put = (offset = '') => {
      // This is called only while the element is mounted.
      ref.current!.style.transform = `translate3d(calc(${-percentOf(shown.current.index) || 0}%${offset}), 0, 0)`;
    };
    return {
      ref,
      percentOf,
      at: () => shown.current.index,
      isAhead: () => shown.current.isAhead && shown.current.index !== drawn.current,
      slideTo(at) {
        shown.current = { ...shown.current, index: at, isAhead: true };
        put();
      },
      follow() {
        shown.current = { ...shown.current, isAhead: false };
      },
      hold(dx) {
        // This is called only while the element is mounted.
        ref.current!.dataset.held = '';
        put(` + ${dx}px`);
      },
      release() {
        // This is called only while the element is mounted.
        delete ref.current!.dataset.held;
        put();
      },
    };
  }, [isRtl]);

  // Only the next or the previous page slides in. A jump does not, and neither does a new grouping of the same pages.
  useLayoutEffect(() => {
    const before = shown.current;
    drawn.current = index;
    const isSameBinding = before.spreads === spreads;
    // The reader turned again meanwhile. React will receive that turn too.
    if (isSameBinding && before.isAhead && before.index !== index) return;
    shown.current = { index, spreads, isAhead: false };
    // Effects run while the element is mounted.
    const element = ref.current!;
    const isTurn = isSameBinding && Math.abs(before.index - index) <= 1;
    if (!isTurn) element.style.transition = 'none';
    element.style.transform = `translate3d(calc(${-track.percentOf(index) || 0}%), 0, 0)`;
    if (isTurn) return;
    void element.offsetWidth;
    element.style.transition = '';
  }, [index, spreads, track]);

  return track;
}
