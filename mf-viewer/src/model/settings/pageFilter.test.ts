import { pageFilter } from './pageFilter';
import { DEFAULT_SETTINGS } from './viewerSettings';

describe('pageFilter', () => {
  it('is none with the default settings', () => {
    expect(pageFilter(DEFAULT_SETTINGS)).toBe('none');
  });

  it('contains only the changed settings', () => {
    expect(pageFilter({ ...DEFAULT_SETTINGS, brightness: 80, warmth: 50, isGray: true })).toBe(
      'grayscale(1) brightness(80%) sepia(30%)',
    );
  });
});
