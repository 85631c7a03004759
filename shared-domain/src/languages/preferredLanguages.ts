import type { Language } from '@komawari/shared-proto';
import { languageInfo } from './languages';
import type { Locale } from './locales';

/** Wire languages that a reader wants to see, the preferred one first. */
export type PreferredLanguages = readonly Language[];

/** The service language is the preferred one, and always included (docs/specification.md §2, settings panel). */
export function preferredLanguages(service: Locale, contents: readonly Locale[]): PreferredLanguages {
  return [...new Set([service, ...contents])].map((locale) => languageInfo(locale).wire);
}

/** The items that a list may show: those in a preferred language, ordered by preference. */
export function inPreferredLanguages<T>(
  items: readonly T[],
  languageOf: (item: T) => Language | undefined,
  preferred: PreferredLanguages,
): T[] {
  const rank = (item: T) => preferred.findIndex((language) => language === languageOf(item));
  return items.filter((item) => rank(item) >= 0).sort((a, b) => rank(a) - rank(b));
}
