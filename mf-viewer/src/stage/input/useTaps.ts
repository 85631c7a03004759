import { useEffect, useMemo, useRef } from 'react';
import { actionOfTap, type Tap, type TapRule, type TapZone } from '../../model/input/tapZones';

/** How the stages handle taps. */
export interface Taps {
  /** The action of a tap at this point. Page turns are performed at once, so that fast taps all count. */
  zoneAt: (tap: Tap) => TapZone;
  perform: (zone: TapZone) => void;
}

/** A press this soon after the window got the focus was only meant to focus it. */
const FOCUSING_MS = 150;

/** Handles taps by the reader's layout. A tap that brings the window to the front does nothing else. */
export function useTaps({ layout, inversion, isRtl }: TapRule, perform: (zone: TapZone) => void): Taps {
  const latest = useRef(perform);
  const isFocusing = useIsFocusing();
  useEffect(() => {
    latest.current = perform;
  });
  return useMemo(
    () => ({
      zoneAt: (tap) => actionOfTap(tap, { layout, inversion, isRtl }),
      perform: (zone) => isFocusing.current || latest.current(zone),
    }),
    [layout, inversion, isRtl, isFocusing],
  );
}

/** Whether the latest press focused the window. */
function useIsFocusing() {
  const isFocusing = useRef(false);
  // Windows get and lose the focus outside React.
  useEffect(() => {
    let focusedAt = -Infinity;
    const onFocus = ({ timeStamp }: FocusEvent) => {
      focusedAt = timeStamp;
    };
    const onPress = ({ timeStamp }: PointerEvent) => {
      isFocusing.current = timeStamp - focusedAt < FOCUSING_MS;
    };
    window.addEventListener('focus', onFocus);
    window.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, []);
  return isFocusing;
}
