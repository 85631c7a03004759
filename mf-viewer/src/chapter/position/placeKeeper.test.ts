import { MOST_MS, makePlaceKeeper, REST_MS } from './placeKeeper';

/** At 60 Hz. */
const FRAME_MS = 1000 / 60;

describe('keeping the place', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setup() {
    const kept: boolean[] = [];
    const keeper = makePlaceKeeper((isResting) => kept.push(isResting));
    const scroll = (ms: number) => {
      for (let time = 0; time < ms; time += FRAME_MS) {
        keeper.moved();
        jest.advanceTimersByTime(FRAME_MS);
      }
    };
    return { kept, keeper, scroll };
  }

  it('waits until the reader rests, and is done once', () => {
    const { kept, scroll } = setup();
    scroll(MOST_MS / 2);
    expect(kept).toEqual([]);
    jest.advanceTimersByTime(REST_MS);
    expect(kept).toEqual([true]);
    jest.advanceTimersByTime(MOST_MS);
    expect(kept).toEqual([true]);
  });

  it('is done now and then for who never rests', () => {
    const { kept, scroll } = setup();
    scroll(MOST_MS * 2.5);
    expect(kept).toEqual([false, false]);
    jest.advanceTimersByTime(REST_MS);
    expect(kept).toEqual([false, false, true]);
  });

  it('is done at once when there may be no later, if there is anything to keep', () => {
    const { kept, keeper } = setup();
    keeper.keepNow();
    expect(kept).toEqual([]);
    keeper.moved();
    keeper.keepNow();
    expect(kept).toEqual([false]);
    jest.advanceTimersByTime(MOST_MS);
    expect(kept).toEqual([false]);
  });

  it('begins again with the next movement', () => {
    const { kept, keeper } = setup();
    for (let round = 0; round < 2; round += 1) {
      keeper.moved();
      jest.advanceTimersByTime(REST_MS * 2);
    }
    expect(kept).toEqual([true, true]);
  });
});
