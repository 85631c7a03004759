/**
 * Turns pointers (mouse, touch, pen) into gestures. It is a pure state machine, so that tests can cover every order of fingers.
 * Two fingers never end in a tap or a page turn: after a second finger has touched, the page can only be pinched and panned.
 */
export interface Point {
  x: number;
  y: number;
}

interface Contact extends Point {
  id: number;
  time: number;
}

type Lift = ({ kind: 'up' } & Contact) | { kind: 'cancel'; id: number };
export type PointerInput = ({ kind: 'down' | 'move' } & Contact) | Lift;

export type Gesture =
  | { kind: 'tapped'; x: number; y: number }
  /** `dx`, `dy` since the pointer went down; `axis` is that of its first movement. `isFirst`: this event starts the drag. */
  | { kind: 'dragged'; dx: number; dy: number; stepX: number; stepY: number; axis: 'x' | 'y'; isFirst: boolean }
  /** `vx`, `vy` in pixels per millisecond over the last movement. */
  | { kind: 'dropped'; dx: number; dy: number; vx: number; vy: number; axis: 'x' | 'y' }
  | { kind: 'dragCancelled' }
  /** `factor` since the last pinch event, around a point that moved by `stepX`, `stepY`. */
  | { kind: 'pinched'; factor: number; x: number; y: number; stepX: number; stepY: number }
  | { kind: 'pinchEnded' }
  /** One finger of a pinch has stayed on the page and moves it. */
  | { kind: 'panned'; stepX: number; stepY: number };

interface Sample extends Point {
  time: number;
}

export interface GestureState {
  pointers: ReadonlyMap<number, Point>;
  /** `spent`: pointers that are still down are ignored. */
  phase: 'idle' | 'pressed' | 'dragging' | 'pinching' | 'panning' | 'spent';
  start: Sample;
  /** The latest movements, from which the speed of a fling is computed. */
  trail: readonly Sample[];
  axis: 'x' | 'y';
}

/** A press that moves less than this is a tap. */
const SLOP_PX = 9;
/** A longer press is meant for something else (text selection, the browser's menu). */
const MAX_TAP_MS = 500;
const TRAIL_MS = 90;
/** A pointer that has not moved for this long was held still. */
const STILL_MS = 100;

export const INITIAL_GESTURE: GestureState = {
  pointers: new Map(),
  phase: 'idle',
  start: { x: 0, y: 0, time: 0 },
  trail: [],
  axis: 'x',
};

interface Step {
  state: GestureState;
  gesture?: Gesture;
}

/** The state after an input, and the gesture that it completes, if any. */
export function reduceGesture(state: GestureState, input: PointerInput): Step {
  switch (input.kind) {
    case 'down':
      return pressed(state, input);
    case 'move':
      return state.pointers.has(input.id) ? moved(state, input) : { state };
    case 'up':
    case 'cancel':
      return state.pointers.has(input.id) ? lifted(state, input) : { state };
  }
}

function pressed(state: GestureState, { id, x, y, time }: Contact): Step {
  const pointers = new Map(state.pointers).set(id, { x, y });
  if (pointers.size === 1) {
    const start = { x, y, time };
    return { state: { pointers, phase: 'pressed', start, trail: [start], axis: 'x' } };
  }
  const wasDragging = state.phase === 'dragging';
  const phase = pointers.size === 2 && state.phase !== 'spent' ? 'pinching' : 'spent';
  return { state: { ...state, pointers, phase }, gesture: wasDragging ? { kind: 'dragCancelled' } : undefined };
}

function moved(state: GestureState, { id, x, y, time }: Contact): Step {
  const pointers = new Map(state.pointers).set(id, { x, y });
  // `reduceGesture` has checked that this pointer is down.
  const before = state.pointers.get(id)!;
  if (state.phase === 'pinching') return { state: { ...state, pointers }, gesture: pinchBetween(state.pointers, pointers) };
  if (state.phase === 'panning')
    return { state: { ...state, pointers }, gesture: { kind: 'panned', stepX: x - before.x, stepY: y - before.y } };
  if (state.phase !== 'pressed' && state.phase !== 'dragging') return { state: { ...state, pointers } };
  const dx = x - state.start.x;
  const dy = y - state.start.y;
  if (state.phase === 'pressed' && Math.hypot(dx, dy) < SLOP_PX) return { state: { ...state, pointers } };
  const axis = state.phase === 'dragging' ? state.axis : Math.abs(dx) >= Math.abs(dy) ? 'x' : 'y';
  const trail = [...state.trail.filter((sample) => time - sample.time <= TRAIL_MS), { x, y, time }];
  const isFirst = state.phase === 'pressed';
  return {
    state: { ...state, pointers, phase: 'dragging', axis, trail },
    gesture: { kind: 'dragged', dx, dy, stepX: x - before.x, stepY: y - before.y, axis, isFirst },
  };
}

function lifted(state: GestureState, input: Lift): Step {
  const pointers = new Map(state.pointers);
  pointers.delete(input.id);
  // The remaining finger of a pinch moves the page, but must not start a drag, which could turn it.
  const left = state.phase === 'pinching' ? 'panning' : 'spent';
  const rest: GestureState = { ...state, pointers, phase: pointers.size === 0 ? 'idle' : left };
  return { state: rest, gesture: gestureOfLift(state, input) };
}

function gestureOfLift(state: GestureState, input: Lift): Gesture | undefined {
  if (state.phase === 'pinching') return { kind: 'pinchEnded' };
  if (state.phase === 'dragging') {
    if (input.kind === 'cancel') return { kind: 'dragCancelled' };
    const { x, y } = input;
    return { kind: 'dropped', dx: x - state.start.x, dy: y - state.start.y, ...speedOf(state.trail, input), axis: state.axis };
  }
  const isTap = state.phase === 'pressed' && input.kind === 'up' && input.time - state.start.time <= MAX_TAP_MS;
  return isTap ? { kind: 'tapped', x: input.x, y: input.y } : undefined;
}

function speedOf(trail: readonly Sample[], now: Sample): { vx: number; vy: number } {
  const [from, to] = [trail[0], trail.at(-1)];
  // A pause before the release means no fling. Events that arrive late do not count as a pause.
  if (!from || !to || to.time <= from.time || now.time - to.time > STILL_MS) return { vx: 0, vy: 0 };
  const elapsed = to.time - from.time;
  return { vx: (to.x - from.x) / elapsed, vy: (to.y - from.y) / elapsed };
}

function pinchBetween(before: ReadonlyMap<number, Point>, after: ReadonlyMap<number, Point>): Gesture {
  const [a, b] = [spanOf(before), spanOf(after)];
  const factor = a.length > 0 ? b.length / a.length : 1;
  return { kind: 'pinched', factor, x: b.x, y: b.y, stepX: b.x - a.x, stepY: b.y - a.y };
}

function spanOf(pointers: ReadonlyMap<number, Point>): Point & { length: number } {
  // A pinch is measured between exactly two pointers.
  const [a, b] = [...pointers.values()] as [Point, Point];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, length: Math.hypot(a.x - b.x, a.y - b.y) };
}
