import { isPromoDue, PROMO_PAUSE_MS } from './regionalPromo';

const IN_2021 = Date.UTC(2021, 8, 15);
const isDue = (changes: Partial<Parameters<typeof isPromoDue>[0]>) =>
  isPromoDue({ regionCode: 'MX', now: IN_2021, shownAt: undefined, ...changes });

describe('the regional promo', () => {
  it('is shown in Latin America and nowhere else', () => {
    expect([isDue({}), isDue({ regionCode: 'ar' }), isDue({ regionCode: 'US' }), isDue({ regionCode: '' })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is shown between its two dates of 2021 only', () => {
    expect([
      isDue({ now: Date.UTC(2021, 0, 1) }),
      isDue({ now: Date.UTC(2022, 0, 1) }),
      isDue({ now: Date.UTC(2026, 10, 20) }),
    ]).toEqual([false, false, false]);
  });

  it('is shown at most once a day', () => {
    expect(PROMO_PAUSE_MS).toBe(86_400_000);
    expect(isDue({ shownAt: IN_2021 - PROMO_PAUSE_MS + 1 })).toBe(false);
    expect(isDue({ shownAt: IN_2021 - PROMO_PAUSE_MS })).toBe(true);
  });

  it('does not stumble over what storage may hold', () => {
    expect([isDue({ shownAt: 'yesterday' }), isDue({ shownAt: null }), isDue({ shownAt: IN_2021 + 5 })]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
