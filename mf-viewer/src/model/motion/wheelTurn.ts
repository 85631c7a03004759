interface WheelState {
  /** How far the wheel has been turned towards the next page. */
  drift: number;
  lastAt: number;
  lastTurnAt: number;
  /** The gesture has turned a page already. */
  hasTurned: boolean;
}

/** One notch of a mouse wheel. */
const NOTCH_PX = 60;
/** A trackpad coasts on after the fingers have left it: one gesture turns one page. */
const PAUSE_MS = 140;
const MIN_BETWEEN_TURNS_MS = 220;

const atRest: WheelState = { drift: 0, lastAt: -Infinity, lastTurnAt: -Infinity, hasTurned: false };

interface WheelInput {
  deltaX: number;
  deltaY: number;
  timeStamp: number;
}

interface WheelStep {
  state: WheelState;
  /** Pages that a turn of the wheel means, in reading order. */
  by: -1 | 0 | 1;
  /** One gesture turned a page before this one. */
  isCoasting: boolean;
}

function after(state: WheelState, { deltaX, deltaY, timeStamp }: WheelInput): WheelStep {
  const delta = Math.abs(deltaY) >= Math.abs(deltaX) ? deltaY : 0;
  const isNewGesture = timeStamp - state.lastAt > PAUSE_MS;
  const drift = isNewGesture ? delta : state.drift + delta;
  const isCoasting = !isNewGesture && state.hasTurned;
  const waited = timeStamp - state.lastTurnAt >= MIN_BETWEEN_TURNS_MS;
  if (Math.abs(drift) < NOTCH_PX || !waited)
    return { state: { ...state, drift, lastAt: timeStamp, hasTurned: isCoasting }, by: 0, isCoasting };
  return { state: { drift: 0, lastAt: timeStamp, lastTurnAt: timeStamp, hasTurned: true }, by: drift > 0 ? 1 : -1, isCoasting };
}

export const wheelTurn = { atRest, after };
