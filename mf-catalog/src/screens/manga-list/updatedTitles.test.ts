import { ageOf, datedTitles } from './updatedTitles';

const NOW = 1_800_000_000;

describe('ageOf', () => {
  it.each([
    [0, 0, 'minute'],
    [59, 0, 'minute'],
    [61 * 60, -1, 'hour'],
    [3 * 86_400, -3, 'day'],
    [20 * 86_400, -2, 'week'],
    [70 * 86_400, -2, 'month'],
    [800 * 86_400, -2, 'year'],
    [-500, 0, 'minute'],
  ])('tells %d seconds as %d %s', (age, value, unit) => {
    const told = ageOf(NOW - age, NOW * 1000);
    expect({ ...told, value: told.value + 0 }).toEqual({ value, unit });
  });
});

describe('datedTitles', () => {
  it('reads times that travel as text', () => {
    expect(datedTitles([{ updatedTitleTimestamp: '12' }, { title: {} as never, updatedTitleTimestamp: 'soon' }])).toEqual([
      { title: {}, updatedSeconds: 0 },
    ]);
  });
});
