import type { Language } from '@komawari/shared-proto';
import { languageInfo } from './languages';
import type { Locale } from './locales';

/** Wire languages that a reader wants to see, the one that serves best first. */
export type PreferredLanguages = readonly Language[];

/** The service language serves best, and is always among them (docs/specification.md §2, settings panel). */
export function preferredLanguages(service: Locale, contents: readonly Locale[]): PreferredLanguages {
  return [...new Set([service, ...contents])].map((locale) => languageInfo(locale).wire);
}

/** What a list may show of some items: those in a preferred language, the best one first. */
export function inPreferredLanguages<T>(
  items: readonly T[],
  languageOf: (item: T) => Language | undefined,
  preferred: PreferredLanguages,
): T[] {
  const rank = (item: T) => preferred.findIndex((language) => language === languageOf(item));
  return items.filter((item) => rank(item) >= 0).sort((a, b) => rank(a) - rank(b));
}
