/** The bars go by themselves after this time (docs/specification.md §9). */
export const AUTO_HIDE_MS = 2000;
/** A finger that rests on the glass drifts this far; only more is meant (Mihon's default). */
const SCROLL_THRESHOLD_PX = 31;

/** What keeps bars in sight while it lasts. */
export type BarsHold = 'panel' | 'focus' | 'slider' | 'pointer';

/** The viewer's navigation bars (docs/specification.md §4). Time comes from outside, so that it can be tested without waiting. */
export interface BarsState {
  isShown: boolean;
  holds: readonly BarsHold[];
  /** When they go by themselves; `undefined` when they stay until the reader says otherwise. */
  hideAt: number | undefined;
  /** The reader is on the last two pages, where the bars stay whatever the reader does. */
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

/** As a chapter is drawn, which may be before it is opened. */
export const INITIAL_BARS: BarsState = { isShown: true, holds: [], hideAt: undefined, isNearEnd: false, drift: 0 };

export function areBarsVisible({ isShown, isNearEnd, holds }: BarsState): boolean {
  return isShown || isNearEnd || holds.some((hold) => hold !== 'pointer');
}

export function reduceBars(state: BarsState, event: BarsEvent): BarsState {
  switch (event.kind) {
    // Shown when the viewer opens, and hidden by themselves 2000 ms later.
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

/** A focus that was left behind in a bar does not keep it against the reader's word. */
function toggled(state: BarsState): BarsState {
  const isShown = !areBarsVisible(state);
  return { ...state, isShown, holds: state.holds.filter((hold) => hold !== 'focus'), hideAt: undefined, drift: 0 };
}

/** The time that was left starts anew once nothing holds the bars any more. */
function released(state: BarsState, { by, now }: { by: BarsHold; now: number }): BarsState {
  if (!state.holds.includes(by)) return state;
  const holds = state.holds.filter((hold) => hold !== by);
  const restarts = holds.length === 0 && state.hideAt !== undefined;
  return { ...state, holds, hideAt: restarts ? now + AUTO_HIDE_MS : state.hideAt };
}

/** Reading on hides the bars, turning back shows them. */
function scrolled(state: BarsState, by: number): BarsState {
  const drift = Math.sign(by) === Math.sign(state.drift) ? state.drift + by : by;
  if (Math.abs(drift) < SCROLL_THRESHOLD_PX) return { ...state, drift };
  if (drift > 0)
    return state.isShown && state.holds.length === 0
      ? { ...state, isShown: false, hideAt: undefined, drift: 0 }
      : { ...state, drift: 0 };
  return state.isShown ? { ...state, drift: 0 } : { ...state, isShown: true, hideAt: undefined, drift: 0 };
}
