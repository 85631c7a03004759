import fc from 'fast-check';
import { type Gesture, INITIAL_GESTURE, type PointerInput, reduceGesture } from './gestures';

/** The gestures of a sequence of inputs, and the final state. */
function play(inputs: readonly PointerInput[]) {
  let state = INITIAL_GESTURE;
  const gestures: Gesture[] = [];
  for (const input of inputs) {
    const step = reduceGesture(state, input);
    state = step.state;
    if (step.gesture) gestures.push(step.gesture);
  }
  return { state, gestures, kinds: gestures.map(({ kind }) => kind) };
}

const down = (id: number, x: number, y: number, time = 0): PointerInput => ({ kind: 'down', id, x, y, time });
const move = (id: number, x: number, y: number, time = 0): PointerInput => ({ kind: 'move', id, x, y, time });
const up = (id: number, x: number, y: number, time = 0): PointerInput => ({ kind: 'up', id, x, y, time });

describe('one finger', () => {
  it('taps when it goes down and up in the same place', () => {
    expect(play([down(1, 50, 50), move(1, 53, 52, 40), up(1, 53, 52, 80)]).gestures).toEqual([{ kind: 'tapped', x: 53, y: 52 }]);
  });

  it('counts every one of several fast taps', () => {
    const taps = [0, 1, 2, 3].flatMap((n) => [down(1, 300, 50, n * 60), up(1, 300, 50, n * 60 + 30)]);
    expect(play(taps).kinds).toEqual(Array(4).fill('tapped'));
  });

  it('does not tap after a long press', () => {
    expect(play([down(1, 50, 50), up(1, 50, 50, 900)]).gestures).toEqual([]);
  });

  it('drags along the axis of its first movement, and is released with its velocity', () => {
    const { gestures } = play([down(1, 100, 50), move(1, 80, 55, 20), move(1, 40, 90, 40), up(1, 40, 90, 40)]);
    expect(gestures[0]).toMatchObject({ kind: 'dragged', dx: -20, axis: 'x' });
    expect(gestures[1]).toMatchObject({ dx: -60, stepX: -40, axis: 'x' });
    expect(gestures[2]).toMatchObject({ kind: 'dropped', dx: -60, vx: -1.5, axis: 'x' });
  });

  it('reports all movement on both axes, and marks the first step', () => {
    const { gestures } = play([down(1, 100, 100), move(1, 60, 110), move(1, 20, 130), move(1, 0, 200), move(1, 0, 210)]);
    expect(gestures.map((gesture) => (gesture as { stepY: number }).stepY)).toEqual([10, 20, 70, 10]);
    expect(gestures.map((gesture) => (gesture as { stepX: number }).stepX)).toEqual([-40, -40, -20, 0]);
    expect(gestures.map((gesture) => (gesture as { isFirst: boolean }).isFirst)).toEqual([true, false, false, false]);
  });

  it('is released with zero velocity after it came to rest', () => {
    const { gestures } = play([down(1, 100, 50), move(1, 20, 50, 30), up(1, 20, 50, 500)]);
    expect(gestures.at(-1)).toMatchObject({ kind: 'dropped', vx: 0, vy: 0 });
  });

  it('cancels the drag when the browser cancels the pointer', () => {
    expect(play([down(1, 100, 50), move(1, 20, 50, 30), { kind: 'cancel', id: 1 }]).kinds).toEqual(['dragged', 'dragCancelled']);
  });
});

describe('two fingers', () => {
  it('pinch around the point between them', () => {
    const { gestures } = play([down(1, 100, 100), down(2, 200, 100), move(2, 300, 100)]);
    expect(gestures).toEqual([{ kind: 'pinched', factor: 2, x: 200, y: 100, stepX: 50, stepY: 0 }]);
  });

  it('never turn a page, in whatever order they move and leave', () => {
    const anInput = fc.record({
      kind: fc.constantFrom('move', 'up', 'down'),
      id: fc.constantFrom(1, 2),
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 800 }),
    });
    fc.assert(
      fc.property(fc.array(anInput, { maxLength: 30 }), (rest) => {
        const inputs = [down(1, 100, 100), down(2, 200, 100)];
        // At least one of the two stays on the screen.
        const held = new Set([1, 2]);
        rest.forEach((input, index) => {
          if (input.kind === 'up' && held.size > 1) held.delete(input.id);
          else if (input.kind === 'down' && !held.has(input.id)) held.add(input.id);
          else if (input.kind !== 'move') return;
          inputs.push({ ...input, time: index * 16 } as PointerInput);
        });
        for (const kind of play(inputs).kinds) expect(['pinched', 'panned', 'pinchEnded']).toContain(kind);
      }),
    );
  });

  it('pan with the finger that stays, and pinch again with a new one', () => {
    const { gestures } = play([
      ...[down(1, 100, 100), down(2, 200, 100), up(2, 200, 100, 20), move(1, 90, 140, 40)],
      ...[down(2, 190, 140, 60), move(2, 290, 140, 80)],
    ]);
    expect(gestures).toEqual([
      { kind: 'pinchEnded' },
      { kind: 'panned', stepX: -10, stepY: 40 },
      { kind: 'pinched', factor: 2, x: 190, y: 140, stepX: 50, stepY: 0 },
    ]);
  });

  it('cancel a drag that the first one began', () => {
    expect(play([down(1, 100, 100), move(1, 50, 100, 20), down(2, 200, 100)]).kinds).toEqual(['dragged', 'dragCancelled']);
  });
});

describe('any sequence of inputs', () => {
  it('ends in the idle phase once no pointer is down', () => {
    const anInput = fc.record({
      kind: fc.constantFrom('down', 'move', 'up', 'cancel'),
      id: fc.integer({ min: 1, max: 3 }),
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 800 }),
      time: fc.nat(2000),
    });
    fc.assert(
      fc.property(fc.array(anInput, { maxLength: 40 }), (inputs) => {
        const { state } = play([...(inputs as PointerInput[]), ...[1, 2, 3].map((id): PointerInput => ({ kind: 'cancel', id }))]);
        expect([state.phase, state.pointers.size]).toEqual([expect.stringMatching(/idle/), 0]);
      }),
    );
  });
});
