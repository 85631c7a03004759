interface WheelState {
  /** How far the wheel has been turned towards the next page. */
  drift: number;
  lastAt: number;
  lastTurnAt: number;
}

/** One notch of a mouse wheel. */
const NOTCH_PX = 60;
/** A trackpad coasts on after the fingers have left it: one gesture turns one page. */
const PAUSE_MS = 140;
const MIN_BETWEEN_TURNS_MS = 220;

const atRest: WheelState = { drift: 0, lastAt: -Infinity, lastTurnAt: -Infinity };

interface WheelInput {
  deltaX: number;
  deltaY: number;
  timeStamp: number;
}

/** Pages that a turn of the wheel means, in reading order. */
function after(state: WheelState, { deltaX, deltaY, timeStamp }: WheelInput): { state: WheelState; by: -1 | 0 | 1 } {
  const delta = Math.abs(deltaY) >= Math.abs(deltaX) ? deltaY : 0;
  const isNewGesture = timeStamp - state.lastAt > PAUSE_MS;
  const drift = isNewGesture ? delta : state.drift + delta;
  const waited = timeStamp - state.lastTurnAt >= MIN_BETWEEN_TURNS_MS;
  if (Math.abs(drift) < NOTCH_PX || !waited) return { state: { ...state, drift, lastAt: timeStamp }, by: 0 };
  return { state: { drift: 0, lastAt: timeStamp, lastTurnAt: timeStamp }, by: drift > 0 ? 1 : -1 };
}

export const wheelTurn = { atRest, after };
