interface ActionEntry {
  /** The default keys, by the names that `keyNameOf` gives them. */
  keys: readonly string[];
  /**
   * `repeats`: again and again while the key is held. `once`: once per press, even if the keyboard repeats the key. `held`: as
   * long as the key is held.
   */
  press: 'repeats' | 'once' | 'held';
}

/**
 * All actions that a key, a tap or a button can trigger, in the order of the key sheet. To add an action, add a line here, its
 * message in `controls/keys/messages.ts`, and its effect in `reader/session/useReaderActions.ts`.
 */
export const ACTIONS = {
  // These two follow the side of the screen, whatever the reading direction is.
  left: { keys: ['ArrowLeft', 'a'], press: 'repeats' },
  right: { keys: ['ArrowRight', 'd'], press: 'repeats' },
  // These follow reading order.
  next: { keys: [' ', 'PageDown', 'j'], press: 'repeats' },
  previous: { keys: ['Shift+ ', 'PageUp', 'k'], press: 'repeats' },
  scrollDown: { keys: ['ArrowDown', 's'], press: 'repeats' },
  scrollUp: { keys: ['ArrowUp', 'w'], press: 'repeats' },
  first: { keys: ['Home'], press: 'once' },
  last: { keys: ['End'], press: 'once' },
  nextChapter: { keys: ['.'], press: 'once' },
  previousChapter: { keys: [','], press: 'once' },
  toggleMode: { keys: ['v'], press: 'once' },
  toggleGuided: { keys: ['p'], press: 'once' },
  pagesSingle: { keys: ['1'], press: 'once' },
  pagesDouble: { keys: ['2'], press: 'once' },
  shiftSpread: { keys: ['Shift+o'], press: 'once' },
  cycleFit: { keys: ['i'], press: 'once' },
  zoomIn: { keys: ['+', '='], press: 'repeats' },
  zoomOut: { keys: ['-'], press: 'repeats' },
  zoomFit: { keys: ['0'], press: 'once' },
  magnify: { keys: ['z'], press: 'held' },
  peek: { keys: ['l'], press: 'held' },
  toggleOverview: { keys: ['t'], press: 'once' },
  toggleBars: { keys: ['m'], press: 'once' },
  toggleFullscreen: { keys: ['f'], press: 'once' },
  goToPage: { keys: ['g'], press: 'once' },
  openChapters: { keys: ['n'], press: 'once' },
  openSettings: { keys: ['o'], press: 'once' },
  openPageMenu: { keys: ['e'], press: 'once' },
  openComments: { keys: ['c'], press: 'once' },
  toggleHelp: { keys: ['?'], press: 'once' },
  leave: { keys: ['Escape'], press: 'once' },
} as const satisfies Record<string, ActionEntry>;

export type ViewerAction = keyof typeof ACTIONS;

/** All actions in the order of the key sheet. */
export const VIEWER_ACTIONS = Object.keys(ACTIONS) as readonly ViewerAction[];

/** Actions that last as long as their key is held. */
export type HeldAction = {
  [Action in ViewerAction]: (typeof ACTIONS)[Action]['press'] extends 'held' ? Action : never;
}[ViewerAction];

export function isHeldAction(action: ViewerAction): action is HeldAction {
  return ACTIONS[action].press === 'held';
}

/** Converts a side of the screen to reading order: in a book read from the right, left means next. */
export function inReadingOrder(action: ViewerAction, isRtl: boolean): ViewerAction {
  if (action === 'left') return isRtl ? 'next' : 'previous';
  if (action === 'right') return isRtl ? 'previous' : 'next';
  return action;
}
