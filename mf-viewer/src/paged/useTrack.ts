import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Spread } from '../layout/spreads';

interface Options {
  index: number;
  spreads: readonly Spread[];
  isRtl: boolean;
}

/** The row of spreads that slides below the stage. Its place is a share of the stage, so that a resize moves nothing. */
export function useTrack({ index, spreads, isRtl }: Options) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef({ index, spreads });
  const percentOf = (at: number) => (isRtl ? -100 : 100) * at || 0;
  const transform = `translate3d(${-percentOf(index) || 0}%, 0, 0)`;

  // Only the next or the previous page slides in; a jump, and another binding of the same pages, does not.
  useLayoutEffect(() => {
    const isTurn = last.current.spreads === spreads && Math.abs(last.current.index - index) <= 1;
    last.current = { index, spreads };
    if (isTurn) return;
    const element = ref.current!;
    element.style.transition = 'none';
    void element.offsetWidth;
    element.style.transition = '';
  }, [index, spreads]);

  return useMemo(
    () => ({
      ref,
      transform,
      percentOf,
      /** Follows a finger. */
      hold(dx: number) {
        ref.current!.dataset.held = '';
        ref.current!.style.transform = `translate3d(calc(${-percentOf(index) || 0}% + ${dx}px), 0, 0)`;
      },
      /** Lets go: it slides to where it belongs. */
      release() {
        delete ref.current!.dataset.held;
        ref.current!.style.transform = transform;
      },
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- percentOf follows from isRtl
    [transform, index, isRtl],
  );
}
