import { CHOICE_COOKIES, isChosenTheme, isLocale, type Locale } from '@komawari/shared-domain';

export interface ReaderChoices {
  locale: Locale | undefined;
  theme: 'light' | 'dark' | undefined;
}

/**
 * What a reader has chosen in this browser. The shell leaves it in two cookies, so that the page comes in the right
 * theme and preloads the right words before a script has run. Hints only: whoever writes there nonsense is not believed.
 */
export function readerChoices(cookies: string | undefined): ReaderChoices {
  const locale = valueOf(cookies, CHOICE_COOKIES.locale);
  const theme = valueOf(cookies, CHOICE_COOKIES.theme);
  return {
    locale: isLocale(locale) ? locale : undefined,
    theme: isChosenTheme(theme) ? theme : undefined,
  };
}

function valueOf(cookies = '', name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([a-z]{2,5})(?:;|$)`).exec(cookies)?.[1];
}
