import type { ViewerAction } from './actions';

export interface Shortcut {
  action: ViewerAction;
  /** `KeyboardEvent.key`, letters in lower case; `Shift+` where it must be held. */
  keys: readonly string[];
}

/** The keys of the viewer, in the order in which the key sheet lists them (viewer brief, Keyboard). */
export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'left', keys: ['ArrowLeft', 'a'] },
  { action: 'right', keys: ['ArrowRight', 'd'] },
  { action: 'next', keys: [' ', 'PageDown', 'j'] },
  { action: 'previous', keys: ['Shift+ ', 'PageUp', 'k'] },
  { action: 'scrollDown', keys: ['ArrowDown', 's'] },
  { action: 'scrollUp', keys: ['ArrowUp', 'w'] },
  { action: 'first', keys: ['Home'] },
  { action: 'last', keys: ['End'] },
  { action: 'nextChapter', keys: ['.'] },
  { action: 'previousChapter', keys: [','] },
  { action: 'toggleMode', keys: ['v'] },
  { action: 'pagesSingle', keys: ['1'] },
  { action: 'pagesDouble', keys: ['2'] },
  { action: 'shiftSpread', keys: ['Shift+o'] },
  { action: 'cycleFit', keys: ['i'] },
  { action: 'zoomIn', keys: ['+', '='] },
  { action: 'zoomOut', keys: ['-'] },
  { action: 'zoomFit', keys: ['0'] },
  { action: 'toggleOverview', keys: ['t'] },
  { action: 'toggleBars', keys: ['m'] },
  { action: 'toggleFullscreen', keys: ['f'] },
  { action: 'peek', keys: ['l'] },
  { action: 'openChapters', keys: ['g'] },
  { action: 'openSettings', keys: ['o'] },
  { action: 'openComments', keys: ['c'] },
  { action: 'toggleHelp', keys: ['?'] },
  { action: 'leave', keys: ['Escape'] },
];

const ACTION_BY_KEY = new Map(SHORTCUTS.flatMap(({ action, keys }) => keys.map((key) => [key, action] as const)));

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key asks for. With Ctrl, Alt or Meta it belongs to the browser. */
export function actionOfKey({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): ViewerAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (shiftKey) {
    const withShift = ACTION_BY_KEY.get(`Shift+${name}`);
    if (withShift) return withShift;
    // `?` and `+` need Shift on many keyboards; letters with Shift ask for nothing.
    if (/^[a-z]$/.test(name)) return undefined;
  }
  return ACTION_BY_KEY.get(name);
}
