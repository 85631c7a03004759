import { Language } from '@komawari/shared-proto';
import type { Locale } from '../contract';

export interface LanguageInfo {
  locale: Locale;
  /** The wire's number. */
  wire: Language;
  /** The three-letter code of the API (docs/specification.md §1). */
  code: string;
  /** BCP 47, for `lang` attributes and `Intl`. */
  tag: string;
  /** Its name in its own language: a reader who cannot read the page must still find it. */
  nativeName: string;
}

/** The seven languages, in the order in which they are offered. */
export const LANGUAGES: readonly LanguageInfo[] = [
  { locale: 'en', wire: Language.ENGLISH, code: 'eng', tag: 'en', nativeName: 'English' },
  { locale: 'es', wire: Language.SPANISH, code: 'esp', tag: 'es', nativeName: 'Español' },
  { locale: 'fr', wire: Language.FRENCH, code: 'fra', tag: 'fr', nativeName: 'Français' },
  { locale: 'id', wire: Language.INDONESIAN, code: 'ind', tag: 'id', nativeName: 'Bahasa Indonesia' },
  { locale: 'pt', wire: Language.PORTUGUESE_BR, code: 'ptb', tag: 'pt-BR', nativeName: 'Português (Brasil)' },
  { locale: 'ru', wire: Language.RUSSIAN, code: 'rus', tag: 'ru', nativeName: 'Русский' },
  { locale: 'th', wire: Language.THAI, code: 'tha', tag: 'th', nativeName: 'ภาษาไทย' },
];

/** All that is known of one of the seven languages. */
export function languageInfo(locale: Locale): LanguageInfo {
  return LANGUAGES.find((language) => language.locale === locale)!;
}

/** The two-letter code of a wire language, or `undefined` for one that the site does not offer (German, Italian, Vietnamese). */
export function localeOf(wire: Language): Locale | undefined {
  return LANGUAGES.find((language) => language.wire === wire)?.locale;
}
