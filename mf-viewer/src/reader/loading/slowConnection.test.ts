import { isSlow } from './slowConnection';

describe('a slow connection', () => {
  it('is what the browser calls one, or a reader who saves data', () => {
    expect([
      isSlow({ effectiveType: '3g' }),
      isSlow({ effectiveType: 'slow-2g' }),
      isSlow({ saveData: true, effectiveType: '4g' }),
    ]).toEqual([true, true, true]);
  });

  it('is none where the browser says nothing', () => {
    expect([isSlow(undefined), isSlow({}), isSlow({ effectiveType: '4g' })]).toEqual([false, false, false]);
  });
});
