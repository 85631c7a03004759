import type { Locale } from '../languages/locales';

/** The path of the links that choose the site's language without scripts. Each redirects back to the page that has it. */
export const LANGUAGE_CHOICE = '/-/language';

export function languageChoiceAddress(locale: Locale): string {
  return `${LANGUAGE_CHOICE}/${locale}`;
}
