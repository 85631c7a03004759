import { CHOICE_COOKIES, GDPR_ACCEPTED, isChosenTheme, isLocale, type Locale } from '@komawari/shared-domain';

/** The longest name of a zone has about 30 letters. */
const MAX_ZONE_LENGTH = 40;

export interface ReaderChoices {
  locale: Locale | undefined;
  theme: 'light' | 'dark' | undefined;
  /** The languages in which they read comics. */
  contents: Locale[] | undefined;
  /** IANA name. */
  timeZone: string | undefined;
  /** Whether they have accepted the privacy notice. */
  isGdprAccepted: boolean;
}

/**
 * What a reader has chosen in this browser. The shell leaves it in cookies, so that the page comes in the right
 * theme, words and days before a script has run. Hints only: whoever writes there nonsense is not believed.
 */
export function readerChoices(cookie: (name: string) => string | undefined): ReaderChoices {
  const locale = cookie(CHOICE_COOKIES.locale);
  const theme = cookie(CHOICE_COOKIES.theme);
  return {
    locale: isLocale(locale) ? locale : undefined,
    theme: isChosenTheme(theme) ? theme : undefined,
    contents: contentsOf(cookie(CHOICE_COOKIES.contents)),
    timeZone: timeZoneOf(cookie(CHOICE_COOKIES.timeZone)),
    isGdprAccepted: cookie(CHOICE_COOKIES.isGdprAccepted) === GDPR_ACCEPTED,
  };
}

function contentsOf(value: string | undefined): Locale[] | undefined {
  const locales = [...new Set(value?.split('.').filter(isLocale))];
  return locales.length > 0 ? locales : undefined;
}

/** As the runtime writes it, so that one zone is one and not several by their letters. */
function timeZoneOf(value: string | undefined): string | undefined {
  if (!value || value.length > MAX_ZONE_LENGTH) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
