import { CHOICE_COOKIES, isChosenTheme, isLocale, type Locale } from '@komawari/shared-domain';

export interface ReaderChoices {
  locale: Locale | undefined;
  theme: 'light' | 'dark' | undefined;
}

/**
 * What a reader has chosen in this browser. The shell leaves it in two cookies, so that the page comes in the right
 * theme and preloads the right words before a script has run. Hints only: whoever writes there nonsense is not believed.
 */
export function readerChoices(cookie: (name: string) => string | undefined): ReaderChoices {
  const locale = cookie(CHOICE_COOKIES.locale);
  const theme = cookie(CHOICE_COOKIES.theme);
  return {
    locale: isLocale(locale) ? locale : undefined,
    theme: isChosenTheme(theme) ? theme : undefined,
  };
}
