import { isSlow } from './slowConnection';

describe('isSlow', () => {
  it('is true for a slow effective type and for saveData', () => {
    expect([
      isSlow({ effectiveType: '3g' }),
      isSlow({ effectiveType: 'slow-2g' }),
      isSlow({ saveData: true, effectiveType: '4g' }),
    ]).toEqual([true, true, true]);
  });

  it('is false for 4g and when the browser reports nothing', () => {
    expect([isSlow(undefined), isSlow({}), isSlow({ effectiveType: '4g' })]).toEqual([false, false, false]);
  });
});
