import { type RefObject, useEffect } from 'react';

/** The cursor hides when the mouse has rested for so long. */
const IDLE_MS = 5000;

/** Marks an element while the mouse rests over it, so that its cursor can be hidden from the art. */
export function useIdleCursor(root: RefObject<HTMLElement | null>): void {
  // Time passes outside React, and nothing but the cursor changes.
  useEffect(() => {
    // Effects run while the element is mounted.
    const element = root.current!;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      element.removeAttribute('data-idle');
      clearTimeout(timer);
      timer = setTimeout(() => element.setAttribute('data-idle', ''), IDLE_MS);
    };
    wake();
    element.addEventListener('pointermove', wake, { passive: true });
    element.addEventListener('pointerdown', wake, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', wake);
      element.removeEventListener('pointerdown', wake);
    };
  }, [root]);
}
