import { readingSettings } from './readingSettings';
import { DEFAULT_SETTINGS } from './viewerSettings';

describe('readingSettings', () => {
  it('are what the reader chose', () => {
    expect(readingSettings(DEFAULT_SETTINGS, false)).toEqual({ mode: 'vertical', settings: DEFAULT_SETTINGS });
  });

  it('lay whole pages one by one for the guided view, whatever else was chosen', () => {
    const { mode, settings } = readingSettings({ ...DEFAULT_SETTINGS, isGuided: true, layout: 'double', fit: 'width' }, false);
    expect([mode, settings.layout, settings.fit]).toEqual(['horizontal', 'single', 'page']);
  });

  it('know no guided view in a strip', () => {
    const { mode, settings } = readingSettings({ ...DEFAULT_SETTINGS, mode: 'horizontal', isGuided: true }, true);
    expect([mode, settings.isGuided]).toEqual(['vertical', false]);
  });
});
