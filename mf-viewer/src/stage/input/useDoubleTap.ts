import { useEffect, useMemo, useRef } from 'react';
import type { Tap } from '../../model/input/tapZones';

/** Long enough for a thumb, short enough that a single tap still answers at once. */
export const DOUBLE_TAP_MS = 240;
/** Two taps this far apart are two taps, as a share of the stage. */
const SAME_PLACE = 0.12;

interface TapMeaning {
  mayBeDouble: boolean;
  onSingle: () => void;
  onDouble: () => void;
}

/** Tells two taps in one place from two single taps. A tap that cannot become a double one is performed without waiting. */
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
