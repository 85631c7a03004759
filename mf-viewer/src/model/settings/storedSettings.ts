import type { ImageQuality } from '@komawari/shared-domain';
import { DEFAULT_SETTINGS, sanitizeQuality, sanitizeSettings, type TitleSettings } from './viewerSettings';

/** The reader's stored choices. */
export interface StoredSettings {
  quality: ImageQuality;
  /**
   * The settings of titles without their own. `mode` is the mode chosen last for any title (docs/specification.md §3, viewer
   * mode).
   */
  defaults: Partial<TitleSettings>;
  byTitle: Record<number, Partial<TitleSettings>>;
}

/** Reads an entry of browser storage, which may hold any value. */
export type ReadEntry = (name: 'imageQuality' | 'viewerMode' | 'viewerSettings') => unknown;

/** The choices from browser storage: `viewerMode`, `imageQuality` (docs/specification.md §3) and our own `viewerSettings`. */
export function storedSettings(read: ReadEntry): StoredSettings {
  const settings = fieldsOf(read('viewerSettings'));
  const titles = Object.entries(fieldsOf(settings.byTitle));
  return {
    quality: sanitizeQuality(read('imageQuality')),
    defaults: { ...sanitizeSettings(settings.defaults), ...sanitizeSettings({ mode: read('viewerMode') }) },
    byTitle: Object.fromEntries(titles.map(([id, value]) => [id, sanitizeSettings(value)])),
  };
}

/** The settings of a title: its own, or else those of all titles, or else the defaults. */
export function settingsOfTitle(defaults: Partial<TitleSettings>, own: Partial<TitleSettings> | undefined): TitleSettings {
  return { ...DEFAULT_SETTINGS, ...defaults, ...own };
}

/** The fields of a stored value. Each may hold any value. */
export function fieldsOf(stored: unknown): { readonly [name: string]: unknown } {
  return Object(stored);
}
