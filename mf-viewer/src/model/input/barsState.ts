/** The bars hide by themselves after this time (docs/specification.md §9). */
export const AUTO_HIDE_MS = 2000;
/** A resting finger drifts up to this distance. Only a longer movement is intended (Mihon's default). */
const SCROLL_THRESHOLD_PX = 31;

/** What keeps the bars visible while it lasts. */
export type BarsHold = 'panel' | 'focus' | 'slider' | 'pointer';

/** The viewer's navigation bars (docs/specification.md §4). The time comes from outside, so that tests need not wait. */
export interface BarsState {
  isShown: boolean;
  holds: readonly BarsHold[];
  /** When the bars hide by themselves; `undefined` if they stay until the reader hides them. */
  hideAt: number | undefined;
  /** The reader is on the last two pages, where the bars always stay visible. */
  isNearEnd: boolean;
  /** How far the reader has scrolled in one direction. */
  drift: number;
}

export type BarsEvent =
  | { kind: 'opened'; now: number }
  | { kind: 'toggled' }
  | { kind: 'hidden' }
  | { kind: 'shown' }
  | { kind: 'held'; by: BarsHold }
  | { kind: 'released'; by: BarsHold; now: number }
  | { kind: 'timePassed'; now: number }
  | { kind: 'nearEnd'; isNearEnd: boolean }
  | { kind: 'scrolled'; by: number };

/** The state when a chapter is rendered, which may be before it is opened. */
export const INITIAL_BARS: BarsState = { isShown: true, holds: [], hideAt: undefined, isNearEnd: false, drift: 0 };

export function areBarsVisible({ isShown, isNearEnd, holds }: BarsState): boolean {
  return isShown || isNearEnd || holds.some((hold) => hold !== 'pointer');
}

export function reduceBars(state: BarsState, event: BarsEvent): BarsState {
  switch (event.kind) {
    // The bars are shown when the viewer opens, and hide by themselves 2000 ms later.
    case 'opened':
      return { ...state, hideAt: event.now + AUTO_HIDE_MS };
    case 'toggled':
      return state.isNearEnd ? state : toggled(state);
    case 'hidden':
      return { ...state, isShown: false, hideAt: undefined, drift: 0 };
    case 'shown':
      return { ...state, isShown: true, hideAt: undefined, drift: 0 };
    case 'held':
      return { ...state, holds: [...new Set([...state.holds, event.by])] };
    case 'released':
      return released(state, event);
    case 'timePassed': {
      const isDue = state.hideAt !== undefined && event.now >= state.hideAt && state.holds.length === 0;
      return isDue ? { ...state, isShown: false, hideAt: undefined } : state;
    }
    case 'nearEnd':
      return state.isNearEnd === event.isNearEnd ? state : { ...state, isNearEnd: event.isNearEnd };
    case 'scrolled':
      return scrolled(state, event.by);
  }
}

/** A focus that stays in a bar does not keep the bar visible when the reader hides it. */
function toggled(state: BarsState): BarsState {
  const isShown = !areBarsVisible(state);
  return { ...state, isShown, holds: state.holds.filter((hold) => hold !== 'focus'), hideAt: undefined, drift: 0 };
}

/** The time to hide restarts when nothing holds the bars any more. */
function released(state: BarsState, { by, now }: { by: BarsHold; now: number }): BarsState {
  if (!state.holds.includes(by)) return state;
  const holds = state.holds.filter((hold) => hold !== by);
  const restarts = holds.length === 0 && state.hideAt !== undefined;
  return { ...state, holds, hideAt: restarts ? now + AUTO_HIDE_MS : state.hideAt };
}

/** Reading on hides the bars, and scrolling back shows them. */
function scrolled(state: BarsState, by: number): BarsState {
  const drift = Math.sign(by) === Math.sign(state.drift) ? state.drift + by : by;
  if (Math.abs(drift) < SCROLL_THRESHOLD_PX) return { ...state, drift };
  if (drift > 0)
    return state.isShown && state.holds.length === 0
      ? { ...state, isShown: false, hideAt: undefined, drift: 0 }
      : { ...state, drift: 0 };
  return state.isShown ? { ...state, drift: 0 } : { ...state, isShown: true, hideAt: undefined, drift: 0 };
}
