import type { TitleSettings, ViewerMode } from './viewerSettings';

export interface ReadingSettings {
  mode: ViewerMode;
  settings: TitleSettings;
}

/**
 * The settings that apply, derived from the reader's choice. A chapter made as a strip has no pages to show side by side
 * (docs/specification.md §4). The guided view moves over whole pages, one at a time.
 */
export function readingSettings(chosen: TitleSettings, isVerticalOnly: boolean): ReadingSettings {
  if (isVerticalOnly) return { mode: 'vertical', settings: { ...chosen, isGuided: false } };
  if (chosen.isGuided) return { mode: 'horizontal', settings: { ...chosen, layout: 'single', fit: 'page', keepsZoom: false } };
  return { mode: chosen.mode, settings: chosen };
}
