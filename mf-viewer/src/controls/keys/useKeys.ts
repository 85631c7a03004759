import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeEarlyKey } from '../../first-page/earlyKeys';
import { ACTIONS, type HeldAction, isHeldAction, type ViewerAction } from '../../model/input/actions';
import { actionOfKey, type KeyMap } from '../../model/input/keyMap';
import { isCharacterKey, keyNameOf } from '../../model/input/keyNames';
import { isTyping } from '../../stage/input/isOnControl';

interface Options {
  /** @param isRepeat the key is still held */
  perform: (action: ViewerAction, isRepeat: boolean) => void;
  /** The reader released the key of an action that lasts while the key is held. */
  release: (action: HeldAction) => void;
  keys: KeyMap;
  hasLetterKeys: boolean;
}

/** Handles the keys of the viewer, wherever the focus is, except while the reader types or a panel is open. */
export function useKeys(options: Options): void {
  const latest = useRef(options);
  const early = useRef<KeyboardEvent>(undefined);
  useLayoutEffect(() => {
    latest.current = options;
  });
  // The window receives keys even when nothing has the focus. It must listen from the commit in which the chapter is ready: an
  // effect that runs after the paint would miss a key pressed before it.
  useLayoutEffect(() => {
    // Held keys are tracked by their physical position: the character of a key may have changed by the time it is released.
    const held = new Map<string, HeldAction>();
    const onKeyDown = (event: KeyboardEvent) => {
      const { perform } = latest.current;
      const action = actionFor(event, latest.current);
      if (!action) return;
      event.preventDefault();
      if (event.repeat && ACTIONS[action].press !== 'repeats') return;
      if (isHeldAction(action)) held.set(event.code, action);
      perform(action, event.repeat);
    };
    const release = (code: string) => {
      const action = held.get(code);
      held.delete(code);
      if (action) latest.current.release(action);
    };
    const onKeyUp = ({ code }: KeyboardEvent) => release(code);
    // This window does not receive the release of a key in another window.
    const onBlur = () => [...held.keys()].forEach(release);
    early.current = takeEarlyKey();
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
  // The stage has its position by now. An action that lasts while a key is held has already ended.
  useEffect(() => {
    const action = early.current && actionFor(early.current, latest.current);
    if (action && !isHeldAction(action)) latest.current.perform(action, false);
  }, []);
}

function actionFor(event: KeyboardEvent, { keys, hasLetterKeys }: Options): ViewerAction | undefined {
  if (event.defaultPrevented || isTyping(event.target) || isPanelOpen()) return undefined;
  const name = keyNameOf(event);
  if (name === undefined || (!hasLetterKeys && isCharacterKey(name)) || isForControl(event)) return undefined;
  return actionOfKey(keys, name);
}

/** A press on a panel's background takes the focus out of it, and the keys still belong to the panel. */
function isPanelOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Space presses a button, and the arrow keys move the slider that has the focus. */
function isForControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return /^(Arrow|Page|Home|End)/.test(key);
  return key === ' ' && target.closest('a, button, summary') !== null;
}
