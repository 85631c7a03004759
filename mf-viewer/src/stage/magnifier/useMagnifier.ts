import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '../../model/framing/loupe';

export interface HeldMagnifier {
  /** The position of the pointer; `undefined` while the loupe is not held. */
  at: Point | undefined;
  hold: (isHeld: boolean) => void;
}

/** Shows a loupe while its key is held: over the pointer, or in the center if the pointer has not moved yet. */
export function useMagnifier(root: RefObject<HTMLElement | null>): HeldMagnifier {
  const [at, setAt] = useState<Point>();
  const pointer = useRef<Point>(undefined);
  const isHeld = at !== undefined;
  // The position of the pointer must be known before the key is pressed.
  useEffect(() => {
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer.current = { x, y };
      if (isHeld) setAt(pointer.current);
    };
    window.addEventListener('pointermove', onMove, { passive: true });
    return () => window.removeEventListener('pointermove', onMove);
  }, [isHeld]);
  const hold = useCallback(
    (held: boolean) => {
      const { clientWidth = 0, clientHeight = 0 } = root.current ?? {};
      setAt(held ? (pointer.current ?? { x: clientWidth / 2, y: clientHeight / 2 }) : undefined);
    },
    [root],
  );
  return { at, hold };
}
