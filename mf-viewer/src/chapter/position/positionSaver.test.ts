import { createPositionSaver, MAX_WAIT_MS, REST_MS } from './positionSaver';

/** The time between two frames at 60 Hz. */
const FRAME_MS = 1000 / 60;

describe('createPositionSaver', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setup() {
    const saved: boolean[] = [];
    const saver = createPositionSaver((isResting) => saved.push(isResting));
    const scroll = (ms: number) => {
      for (let time = 0; time < ms; time += FRAME_MS) {
        saver.onMove();
        jest.advanceTimersByTime(FRAME_MS);
      }
    };
    return { saved, saver, scroll };
  }

  it('saves once after scrolling stops', () => {
    const { saved, scroll } = setup();
    scroll(MAX_WAIT_MS / 2);
    expect(saved).toEqual([]);
    jest.advanceTimersByTime(REST_MS);
    expect(saved).toEqual([true]);
    jest.advanceTimersByTime(MAX_WAIT_MS);
    expect(saved).toEqual([true]);
  });

  it('saves periodically during continuous scrolling', () => {
    const { saved, scroll } = setup();
    scroll(MAX_WAIT_MS * 2.5);
    expect(saved).toEqual([false, false]);
    jest.advanceTimersByTime(REST_MS);
    expect(saved).toEqual([false, false, true]);
  });

  it('saves at once on flush, but only when there is an unsaved move', () => {
    const { saved, saver } = setup();
    saver.flush();
    expect(saved).toEqual([]);
    saver.onMove();
    saver.flush();
    expect(saved).toEqual([false]);
    jest.advanceTimersByTime(MAX_WAIT_MS);
    expect(saved).toEqual([false]);
  });

  it('saves again after each new move', () => {
    const { saved, saver } = setup();
    for (let round = 0; round < 2; round += 1) {
      saver.onMove();
      jest.advanceTimersByTime(REST_MS * 2);
    }
    expect(saved).toEqual([true, true]);
  });
});
