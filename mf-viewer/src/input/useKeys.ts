import { useEffect, useRef } from 'react';
import type { ViewerAction } from './actions';
import { isTyping } from './isOnControl';
import { actionOfKey } from './keyMap';

interface Options {
  perform: (action: ViewerAction) => void;
  /** The key of an action was let go. */
  release: (action: ViewerAction) => void;
  hasLetterKeys: boolean;
}

/** Keys of the viewer, wherever the focus is, but not while something is typed or a panel is open. */
export function useKeys(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // The window hears keys even when nothing has the focus.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const { perform, hasLetterKeys } = latest.current;
      if (!hasLetterKeys && /^[a-z0-9.,?+=-]$/i.test(event.key)) return;
      const action = actionOfKey(event);
      if (!action || isForControl(event)) return;
      event.preventDefault();
      perform(action);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      const action = actionOfKey(event);
      if (action) latest.current.release(action);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}

/** Space presses a button, and the arrows move the slider that has the focus. */
function isForControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return /^(Arrow|Page|Home|End)/.test(key);
  return key === ' ' && target.closest('a, button, summary') !== null;
}
