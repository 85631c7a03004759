import { type RefObject, useEffect } from 'react';

/** The cursor hides after the mouse has rested for this long. */
const IDLE_MS = 5000;

/** Marks an element while the mouse rests over it, so that CSS can hide the cursor over the art. */
export function useIdleCursor(root: RefObject<HTMLElement | null>): void {
  // Timers are outside React, and only the cursor changes.
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
