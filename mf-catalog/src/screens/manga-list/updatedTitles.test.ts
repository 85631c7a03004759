import { ageOf, datedTitles } from './updatedTitles';

const NOW = Date.UTC(2026, 10, 22, 12) / 1000;
const HOUR = 3600;

describe('ageOf', () => {
  it.each([
    [0, 0, 'minute'],
    [59, 0, 'minute'],
    [61 * 60, -1, 'hour'],
    [12 * HOUR, -12, 'hour'],
    [13 * HOUR, -1, 'day'],
    [35 * HOUR, -1, 'day'],
    [37 * HOUR, -2, 'day'],
    [3 * 86_400, -3, 'day'],
    [7 * 86_400, -7, 'day'],
    [8 * 86_400, -1, 'week'],
    [20 * 86_400, -2, 'week'],
    [70 * 86_400, -2, 'month'],
    [800 * 86_400, -2, 'year'],
    [-500, 0, 'minute'],
  ])('returns an age of %d seconds as %d %s', (age, value, unit) => {
    const told = ageOf(NOW - age, NOW * 1000, 'UTC');
    expect({ ...told, value: told.value + 0 }).toEqual({ value, unit });
  });

  it('counts days in the reader’s time zone', () => {
    expect(ageOf(NOW - 10 * HOUR, NOW * 1000, 'UTC')).toEqual({ value: -10, unit: 'hour' });
    expect(ageOf(NOW - 10 * HOUR, NOW * 1000, 'America/New_York')).toEqual({ value: -1, unit: 'day' });
  });
});

describe('datedTitles', () => {
  it('parses times sent as text, and skips entries without a title', () => {
    expect(datedTitles([{ updatedTitleTimestamp: '12' }, { title: {} as never, updatedTitleTimestamp: 'soon' }])).toEqual([
      { title: {}, updatedSeconds: 0 },
    ]);
  });
});
