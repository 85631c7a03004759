import type { ImageQuality } from '@komawari/shared-domain';
import { DEFAULT_SETTINGS, sanitizeQuality, sanitizeSettings, type TitleSettings } from './viewerSettings';

/** How the reader has chosen to read. */
export interface StoredSettings {
  quality: ImageQuality;
  /** What a title has that was never set apart. `mode` is the last one chosen anywhere (docs/specification.md §3, viewer mode). */
  defaults: Partial<TitleSettings>;
  byTitle: Record<number, Partial<TitleSettings>>;
}

/** Gives an entry of browser storage, which may hold anything. */
export type ReadEntry = (name: 'imageQuality' | 'viewerMode' | 'viewerSettings') => unknown;

/** The choices as browser storage holds them: `viewerMode`, `imageQuality` (docs/specification.md §3) and our own `viewerSettings`. */
export function storedSettings(read: ReadEntry): StoredSettings {
  const settings = fieldsOf(read('viewerSettings'));
  const titles = Object.entries(fieldsOf(settings.byTitle));
  return {
    quality: sanitizeQuality(read('imageQuality')),
    defaults: { ...sanitizeSettings(settings.defaults), ...sanitizeSettings({ mode: read('viewerMode') }) },
    byTitle: Object.fromEntries(titles.map(([id, value]) => [id, sanitizeSettings(value)])),
  };
}

/** What holds for a title: its own, what all titles share, and what holds until a reader chooses. */
export function settingsOfTitle(defaults: Partial<TitleSettings>, own: Partial<TitleSettings> | undefined): TitleSettings {
  return { ...DEFAULT_SETTINGS, ...defaults, ...own };
}

/** A stored value by its fields, of which each may be anything. */
export function fieldsOf(stored: unknown): { readonly [name: string]: unknown } {
  return Object(stored);
}
