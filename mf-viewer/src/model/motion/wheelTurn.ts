interface WheelState {
  /** How far the wheel has been turned toward the next page. */
  drift: number;
  lastAt: number;
  lastTurnAt: number;
  /** The gesture has already turned a page. */
  hasTurned: boolean;
}

/** One notch of a mouse wheel. */
const NOTCH_PX = 60;
/** A trackpad keeps sending events after the fingers have left it. One gesture turns one page. */
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
  /** The pages to turn, in reading order. */
  by: -1 | 0 | 1;
  /** The same gesture has already turned a page. */
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
