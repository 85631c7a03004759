import { Language } from '@komawari/shared-proto';

/** One of the seven languages of the product, in the forms that the server meets. */
export interface SiteLanguage {
  wire: Language;
  /** The API's three-letter code (spec §1). */
  code: string;
  locale: 'en' | 'es' | 'fr' | 'id' | 'pt' | 'ru' | 'th';
  /** BCP 47, for `lang` attributes. */
  tag: string;
}

/** In the order of the wire's numbers, so that `LANGUAGES[wire]` is the language. */
export const LANGUAGES: readonly SiteLanguage[] = [
  { wire: Language.ENGLISH, code: 'eng', locale: 'en', tag: 'en' },
  { wire: Language.SPANISH, code: 'esp', locale: 'es', tag: 'es' },
  { wire: Language.FRENCH, code: 'fra', locale: 'fr', tag: 'fr' },
  { wire: Language.INDONESIAN, code: 'ind', locale: 'id', tag: 'id' },
  { wire: Language.PORTUGUESE_BR, code: 'ptb', locale: 'pt', tag: 'pt-BR' },
  { wire: Language.RUSSIAN, code: 'rus', locale: 'ru', tag: 'ru' },
  { wire: Language.THAI, code: 'tha', locale: 'th', tag: 'th' },
];

export const FALLBACK_LANGUAGE = LANGUAGES[0]!;
