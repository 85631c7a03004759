import { isPromoDue, PROMO_PAUSE_MS } from './regionalPromo';

const START = Date.UTC(2031, 5, 1);
const END = Date.UTC(2031, 11, 31);
const WITHIN = Date.UTC(2031, 8, 15);
const campaigns = [{ startTimeStamp: START / 1000, endTimeStamp: END / 1000 }];
const isDue = (changes: Partial<Parameters<typeof isPromoDue>[0]>) =>
  isPromoDue({ campaigns, now: WITHIN, shownAt: undefined, ...changes });

describe('the regional promo', () => {
  it('is shown only when there is a campaign', () => {
    expect([isDue({}), isDue({ campaigns: [] })]).toEqual([true, false]);
  });

  it('is shown from its start time until just before its end time', () => {
    const moments = [START - 1, START, END - 1, END];
    expect(moments.map((now) => isDue({ now }))).toEqual([false, true, true, false]);
  });

  it('is shown while any of several campaigns runs', () => {
    const later = { startTimeStamp: END / 1000 + 60, endTimeStamp: END / 1000 + 120 };
    const both = [later, ...campaigns];
    expect([WITHIN, END, END + 60_000].map((now) => isDue({ campaigns: both, now }))).toEqual([true, false, true]);
  });

  it('is shown at most once a day', () => {
    expect(PROMO_PAUSE_MS).toBe(86_400_000);
    expect(isDue({ shownAt: WITHIN - PROMO_PAUSE_MS + 1 })).toBe(false);
    expect(isDue({ shownAt: WITHIN - PROMO_PAUSE_MS })).toBe(true);
  });

  it('ignores a stored time that is invalid or in the future', () => {
    expect([isDue({ shownAt: 'yesterday' }), isDue({ shownAt: null }), isDue({ shownAt: WITHIN + 5 })]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
