import { useEffect, useMemo, useRef } from 'react';
import type { Tap } from '../../model/input/tapZones';

/** Long enough for a thumb, and short enough that a single tap still acts at once. */
export const DOUBLE_TAP_MS = 240;
/** Two taps at this distance count as single taps; as a share of the stage. */
const SAME_PLACE = 0.12;

interface TapMeaning {
  mayBeDouble: boolean;
  onSingle: () => void;
  onDouble: () => void;
}

/** Distinguishes a double tap from two single taps. A tap that cannot become a double tap is performed without delay. */
export function useDoubleTap() {
  const waiting = useRef<{ tap: Tap; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return useMemo(
    () => ({
      tapped(tap: Tap, { mayBeDouble, onSingle, onDouble }: TapMeaning) {
        const before = waiting.current;
        clearTimeout(before?.timer);
        waiting.current = undefined;
        if (before && Math.hypot(tap.x - before.tap.x, tap.y - before.tap.y) < SAME_PLACE) {
          onDouble();
          return;
        }
        if (!mayBeDouble) {
          onSingle();
          return;
        }
        const timer = setTimeout(() => {
          waiting.current = undefined;
          onSingle();
        }, DOUBLE_TAP_MS);
        waiting.current = { tap, timer };
      },
    }),
    [],
  );
}
