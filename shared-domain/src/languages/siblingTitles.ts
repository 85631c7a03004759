import type { TitleLanguages } from '@komawari/shared-proto';
import { FALLBACK_LOCALE, LANGUAGES } from './languages';
import type { Locale } from './locales';

/** A work's title in one of the seven languages. */
export interface SiblingTitle {
  locale: Locale;
  titleId: number;
}

/** A work's titles in the languages that the site offers, each language once, in display order. */
export function siblingTitles(languages: readonly TitleLanguages[]): SiblingTitle[] {
  return LANGUAGES.flatMap(({ locale, wire }) => {
    const sibling = languages.find(({ language }) => language === wire);
    return sibling ? [{ locale, titleId: sibling.titleId }] : [];
  });
}

/** The same work in another language: the first of the reader's languages, otherwise English, otherwise any. */
export function preferredSibling(
  languages: readonly TitleLanguages[],
  titleId: number,
  readLocales: readonly Locale[],
): SiblingTitle | undefined {
  const others = siblingTitles(languages).filter((sibling) => sibling.titleId !== titleId);
  const preferred = [...readLocales, FALLBACK_LOCALE].map((wanted) => others.find(({ locale }) => locale === wanted));
  return preferred.find((sibling) => sibling !== undefined) ?? others[0];
}
