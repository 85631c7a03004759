import type { Language } from '@komawari/shared-proto';
import type { Locale } from './locales';

/** One of the seven languages, in every form that the product uses. */
export interface LanguageInfo {
  /** The two-letter code (docs/specification.md §1). */
  locale: Locale;
  /** The wire's number. */
  wire: Language;
  /** The three-letter code of the API (docs/specification.md §1). */
  code: string;
  /** BCP 47, for `lang` attributes and `Intl`. */
  tag: string;
  /** Its name in its own language, because a reader who cannot read the page must still find it. */
  nativeName: string;
}

/** The seven languages in display order, which is also the order of the wire's numbers. */
export const LANGUAGES: readonly LanguageInfo[] = [
  { locale: 'en', wire: 0, code: 'eng', tag: 'en', nativeName: 'English' },
  { locale: 'es', wire: 1, code: 'esp', tag: 'es', nativeName: 'Español' },
  { locale: 'fr', wire: 2, code: 'fra', tag: 'fr', nativeName: 'Français' },
  { locale: 'id', wire: 3, code: 'ind', tag: 'id', nativeName: 'Bahasa Indonesia' },
  { locale: 'pt', wire: 4, code: 'ptb', tag: 'pt-BR', nativeName: 'Português (Brasil)' },
  { locale: 'ru', wire: 5, code: 'rus', tag: 'ru', nativeName: 'Русский' },
  { locale: 'th', wire: 6, code: 'tha', tag: 'th', nativeName: 'ภาษาไทย' },
];

/** English replaces a language that is unknown or not offered (docs/specification.md §1). */
export const FALLBACK_LOCALE = 'en' satisfies Locale;

/** The entry for one of the seven languages. */
export function languageInfo(locale: Locale): LanguageInfo {
  // The table has a row for every locale, and a test checks that.
  return LANGUAGES.find((language) => language.locale === locale)!;
}

/** The language of a wire number, or `undefined` for one that the site does not offer (German, Italian, Vietnamese). */
export function languageOfWire(wire: number): LanguageInfo | undefined {
  return LANGUAGES.find((language) => language.wire === wire);
}

/** The two-letter code of a wire number, or `undefined` for one that the site does not offer. */
export function localeOf(wire: number): Locale | undefined {
  return languageOfWire(wire)?.locale;
}

/** The language of the API's three-letter code, which must be spelled exactly as in the API. */
export function languageOfCode(code: string): LanguageInfo | undefined {
  return LANGUAGES.find((language) => language.code === code);
}

/**
 * The language of a tag: what browsers send (`pt-BR`, `es-419`), what URLs contain (`th` or `tha`, in any case) and what file
 * names contain (`es_MX`). The first part decides, and may be the two-letter or the three-letter code.
 */
export function parseLanguageTag(tag: string | undefined): LanguageInfo | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find(({ locale, code }) => primary === locale || primary === code);
}
