import fc from 'fast-check';
import { DEFAULT_SETTINGS, sanitizeQuality, sanitizeSettings } from './viewerSettings';

describe('sanitizeSettings', () => {
  it('returns valid settings unchanged', () => {
    expect(sanitizeSettings(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
    expect(sanitizeSettings(JSON.parse(JSON.stringify(DEFAULT_SETTINGS)))).toEqual(DEFAULT_SETTINGS);
  });

  it('removes invalid and unknown values, and keeps the rest', () => {
    const stored = { mode: 'sideways', fit: 'width', isGray: 'yes', brightness: 1000, contrast: 120, unknown: 1 };
    expect(sanitizeSettings(stored)).toEqual({ fit: 'width', contrast: 120 });
  });

  it.each([
    ['stripWidth', 30, 29],
    ['stripWidth', null, 101],
    ['scrollPercent', 5, 4],
    ['stripGap', 0, -1],
    ['stripGap', null, 61],
    ['pairGap', 40, 41],
    ['einkFlash', 10, 2],
    ['brightness', 150, 151],
    ['warmth', 0, -1],
    ['warmth', 100, Number.NaN],
  ])('accepts %s only within its range', (name, good, bad) => {
    expect(sanitizeSettings({ [name]: good })).toEqual({ [name]: good });
    expect(sanitizeSettings({ [name]: bad })).toEqual({});
  });

  it('returns only known settings for any stored value, and is idempotent', () => {
    const names = fc.constantFrom(...Object.keys(DEFAULT_SETTINGS), 'toString', '__proto__', 'other');
    const values = fc.oneof(fc.anything(), fc.constantFrom('auto', 'edge', 'page', true, 50, null));
    fc.assert(
      fc.property(fc.dictionary(names, values), (stored) => {
        const valid = sanitizeSettings(stored);
        expect(Object.keys(DEFAULT_SETTINGS)).toEqual(expect.arrayContaining(Object.keys(valid)));
        expect(sanitizeSettings(valid)).toEqual(valid);
      }),
    );
  });

  it('is empty when the stored value is not an object', () => {
    for (const stored of [undefined, null, 'vertical', 7, true]) expect(sanitizeSettings(stored)).toEqual({});
  });
});

describe('sanitizeQuality', () => {
  it('returns one of the three qualities, and high for any other value', () => {
    expect(['low', 'high', 'super_high'].map(sanitizeQuality)).toEqual(['low', 'high', 'super_high']);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(['low', 'high', 'super_high']).toContain(sanitizeQuality(stored));
      }),
    );
    expect(sanitizeQuality('best')).toBe('high');
  });
});
