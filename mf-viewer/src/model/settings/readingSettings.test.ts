import { readingSettings } from './readingSettings';
import { DEFAULT_SETTINGS } from './viewerSettings';

describe('readingSettings', () => {
  it('returns the settings that the reader chose', () => {
    expect(readingSettings(DEFAULT_SETTINGS, false)).toEqual({ mode: 'vertical', settings: DEFAULT_SETTINGS });
  });

  it('shows whole single pages in the guided view, whatever else was chosen', () => {
    const { mode, settings } = readingSettings({ ...DEFAULT_SETTINGS, isGuided: true, layout: 'double', fit: 'width' }, false);
    expect([mode, settings.layout, settings.fit]).toEqual(['horizontal', 'single', 'page']);
  });

  it('switches the guided view off in a strip', () => {
    const { mode, settings } = readingSettings({ ...DEFAULT_SETTINGS, mode: 'horizontal', isGuided: true }, true);
    expect([mode, settings.isGuided]).toEqual(['vertical', false]);
  });
});
