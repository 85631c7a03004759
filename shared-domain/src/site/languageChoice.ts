import type { Locale } from '../languages/locales';

/** Below it are addresses by which a reader without scripts chooses the language of the site; each leads back to where it was followed. */
export const LANGUAGE_CHOICE = '/-/language';

export function languageChoiceAddress(locale: Locale): string {
  return `${LANGUAGE_CHOICE}/${locale}`;
}
