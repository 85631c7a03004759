import fc from 'fast-check';
import { type ReadEntry, settingsOfTitle, storedSettings } from './storedSettings';
import { DEFAULT_SETTINGS } from './viewerSettings';

const read =
  (entries: Partial<Record<Parameters<ReadEntry>[0], unknown>>): ReadEntry =>
  (name) =>
    entries[name];

describe('storedSettings', () => {
  it('reads the quality, the settings of all titles and those of each title', () => {
    const viewerSettings = { defaults: { fit: 'width' }, byTitle: { 7: { isGray: true } } };
    expect(storedSettings(read({ imageQuality: 'low', viewerSettings }))).toEqual({
      quality: 'low',
      defaults: { fit: 'width' },
      byTitle: { 7: { isGray: true } },
    });
  });

  it('prefers the stored viewer mode to the mode in the settings of all titles', () => {
    const viewerSettings = { defaults: { mode: 'vertical' } };
    expect(storedSettings(read({ viewerMode: 'horizontal', viewerSettings })).defaults).toEqual({ mode: 'horizontal' });
    expect(storedSettings(read({ viewerMode: 'sideways', viewerSettings })).defaults).toEqual({ mode: 'vertical' });
  });

  it('drops the invalid settings of a title and keeps its valid ones', () => {
    const byTitle = { 7: { isGray: 'yes', fit: 'height' }, 8: null };
    expect(storedSettings(read({ viewerSettings: { byTitle } })).byTitle).toEqual({ 7: { fit: 'height' }, 8: {} });
  });

  it('returns the defaults for entries of any other type', () => {
    const nothing = storedSettings(read({}));
    const wrong = fc.oneof(fc.constant(null), fc.integer(), fc.boolean(), fc.array(fc.integer()));
    fc.assert(
      fc.property(wrong, wrong, wrong, (imageQuality, viewerMode, viewerSettings) => {
        expect(storedSettings(read({ imageQuality, viewerMode, viewerSettings }))).toEqual(nothing);
      }),
    );
  });
});

test('settingsOfTitle prefers the title’s own settings to those of all titles, and these to the defaults', () => {
  const merged = settingsOfTitle({ fit: 'width', tone: 'gray' }, { tone: 'paper' });
  expect(merged).toEqual({ ...DEFAULT_SETTINGS, fit: 'width', tone: 'paper' });
  expect(settingsOfTitle({}, undefined)).toEqual(DEFAULT_SETTINGS);
});
