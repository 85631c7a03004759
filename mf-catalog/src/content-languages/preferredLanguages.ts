import type { Language } from '@komawari/shared-proto';
import {
  createSelector,
  type Locale,
  languageInfo,
  selectContentLanguages,
  selectServiceLanguage,
  useAppSelector,
} from '@komawari/shared-state';

/** Wire languages that the reader wants to see, the one that serves best first. */
export type PreferredLanguages = readonly Language[];

const selectPreferredLanguages = createSelector(
  [selectServiceLanguage, selectContentLanguages],
  (service, contents): PreferredLanguages => preferredLanguages(service, contents),
);

/** The content languages of the reader in order of preference. The same array until a choice changes. */
export function usePreferredLanguages(): PreferredLanguages {
  return useAppSelector(selectPreferredLanguages);
}

/** The service language serves best where it is among the content languages; before any are known it stands alone. */
export function preferredLanguages(service: Locale, contents: readonly Locale[]): PreferredLanguages {
  const others = contents.filter((locale) => locale !== service);
  const locales = others.length === contents.length && contents.length > 0 ? others : [service, ...others];
  return locales.map((locale) => languageInfo(locale).wire);
}

/** What a list may show of some titles: those in a preferred language, the best one first. */
export function inPreferredLanguages<T>(
  items: readonly T[],
  languageOf: (item: T) => Language | undefined,
  preferred: PreferredLanguages,
): T[] {
  const rank = (item: T) => preferred.indexOf(languageOf(item) as Language);
  return items.filter((item) => rank(item) >= 0).sort((a, b) => rank(a) - rank(b));
}
