import { createPositionSaver, MAX_WAIT_MS, REST_MS } from './positionSaver';

/** The time between two frames at 60 Hz. */
const FRAME_MS = 1000 / 60;

describe('keeping the position', () => {
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

  it('waits until the reader rests, and is done once', () => {
    const { saved, scroll } = setup();
    scroll(MAX_WAIT_MS / 2);
    expect(saved).toEqual([]);
    jest.advanceTimersByTime(REST_MS);
    expect(saved).toEqual([true]);
    jest.advanceTimersByTime(MAX_WAIT_MS);
    expect(saved).toEqual([true]);
  });

  it('is done now and then for who never rests', () => {
    const { saved, scroll } = setup();
    scroll(MAX_WAIT_MS * 2.5);
    expect(saved).toEqual([false, false]);
    jest.advanceTimersByTime(REST_MS);
    expect(saved).toEqual([false, false, true]);
  });

  it('is done at once when there may be no later, if there is anything to keep', () => {
    const { saved, saver } = setup();
    saver.flush();
    expect(saved).toEqual([]);
    saver.onMove();
    saver.flush();
    expect(saved).toEqual([false]);
    jest.advanceTimersByTime(MAX_WAIT_MS);
    expect(saved).toEqual([false]);
  });

  it('begins again with the next movement', () => {
    const { saved, saver } = setup();
    for (let round = 0; round < 2; round += 1) {
      saver.onMove();
      jest.advanceTimersByTime(REST_MS * 2);
    }
    expect(saved).toEqual([true, true]);
  });
});
