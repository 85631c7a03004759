import { useEffect, useRef } from 'react';
import { keyNameOf } from '../../model/input/keyNames';

const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/;

/**
 * Handles the next key before all other listeners. Tab still moves the focus, and the answer buttons that it reaches can be
 * pressed.
 */
export function usePressedKey(onKey: (key: string | 'refused' | 'cancelled') => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isAnswer = event.target instanceof Element && event.target.closest('[data-answers]') !== null;
      if (MODIFIERS.test(event.key) || event.key === 'Tab' || (isAnswer && /^( |Enter)$/.test(event.key))) return;
      // Escape would also close the sheet.
      event.preventDefault();
      event.stopPropagation();
      latest.current(event.key === 'Escape' ? 'cancelled' : (keyNameOf(event) ?? 'refused'));
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
