import { CHOICE_COOKIES, GDPR_ACCEPTED, isChosenTheme, isLocale, type Locale } from '@komawari/shared-domain';

/** The longest name of a time zone has about 30 characters. */
const MAX_ZONE_LENGTH = 40;

export interface ReaderChoices {
  locale: Locale | undefined;
  theme: 'light' | 'dark' | undefined;
  /** The languages in which the reader reads comics. */
  contents: Locale[] | undefined;
  /** IANA name. */
  timeZone: string | undefined;
  /** Whether the reader has accepted the privacy notice. */
  isGdprAccepted: boolean;
}

/**
 * The reader's choices in this browser. The shell stores them in cookies, so that the page has the right theme, language and
 * dates before any script runs. They are only hints, and invalid values are ignored.
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

/** The canonical name of the time zone, so that different spellings count as one zone. */
function timeZoneOf(value: string | undefined): string | undefined {
  if (!value || value.length > MAX_ZONE_LENGTH) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
