import { FALLBACK_LOCALE, isLocale, type Locale, parseLanguageTag } from '@komawari/shared-domain';

export interface StoredLanguages {
  service: unknown;
  contents: unknown;
  /** Before `contentsV2` there was an object with `en` and `es` flags. */
  legacyContents: unknown;
}

export interface LanguageState {
  service: Locale;
  /** Whether the service language was stored or picked; if not, the server's default is adopted when it arrives. */
  isServiceChosen: boolean;
  /** What is stored or chosen; `selectContentLanguages` has the service language as well. */
  contents: Locale[];
}

/**
 * The languages at start (docs/specification.md §4): what is stored, else the browser's, else English; content languages
 * from the stored list or its legacy.
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
