import { pageFilter } from './pageFilter';
import { DEFAULT_SETTINGS } from './viewerSettings';

describe('the filter of the pages', () => {
  it('is none while nothing is changed', () => {
    expect(pageFilter(DEFAULT_SETTINGS)).toBe('none');
  });

  it('holds what was changed and nothing else', () => {
    expect(pageFilter({ ...DEFAULT_SETTINGS, brightness: 80, warmth: 50, isGray: true })).toBe(
      'grayscale(1) brightness(80%) sepia(30%)',
    );
  });
});
