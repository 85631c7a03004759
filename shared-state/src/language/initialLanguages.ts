import { FALLBACK_LOCALE, isLocale, type Locale, parseLanguageTag } from '@komawari/shared-domain';

export interface StoredLanguages {
  service: unknown;
  contents: unknown;
  /** Before `contentsV2`, this was an object with `en` and `es` flags. */
  legacyContents: unknown;
}

export interface LanguageState {
  service: Locale;
  /** Whether the service language was stored or picked. If not, the server's default is adopted when it arrives. */
  isServiceChosen: boolean;
  /** The stored or chosen languages. `selectContentLanguages` adds the service language. */
  contents: Locale[];
}

/**
 * The languages at start (docs/specification.md §4): the stored ones, otherwise the browser's, otherwise English. Content
 * languages come from the stored list or its legacy form.
 */
export function initialLanguages(stored: StoredLanguages, browserLanguage: string): LanguageState {
  const isServiceChosen = isLocale(stored.service);
  return {
    service: isLocale(stored.service) ? stored.service : (parseLanguageTag(browserLanguage)?.locale ?? FALLBACK_LOCALE),
    isServiceChosen,
    contents: storedContents(stored.contents) ?? migratedContents(stored.legacyContents) ?? [],
  };
}

function storedContents(value: unknown): Locale[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.filter(isLocale))];
}

/** `es` adds Spanish; English is added if `en` is set or none is set (docs/specification.md §4). */
function migratedContents(value: unknown): Locale[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const hasSpanish = 'es' in value && Boolean(value.es);
  const hasEnglish = ('en' in value && Boolean(value.en)) || !hasSpanish;
  return [...(hasEnglish ? (['en'] as const) : []), ...(hasSpanish ? (['es'] as const) : [])];
}
