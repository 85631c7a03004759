import { acceptedTags } from './acceptedLanguages';

/** For readers whose country is unknown, or not in the table. */
const UNKNOWN = 'UTC';

/** Countries where our languages are read, each with the time zone in which most of its people live (ISO 3166-1, IANA names). */
export const ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo',
  BY: 'Europe/Minsk',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  PE: 'America/Lima',
  PH: 'Asia/Manila',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  US: 'America/New_York',
};

/**
 * The probable time zone (an IANA name) of a reader whose browser has not stored its own yet. The page switches to the reader's
 * own when its scripts run. If that is another one, the groups of Home's days change, and what is below them moves.
 *
 * @param region the reader's country, as `regionOf` returns it
 * @param acceptLanguage the header; its first language names the country if `region` is empty
 */
export function firstTimeZone(region: string, acceptLanguage: string | undefined): string {
  return ZONES[region || countryOf(acceptedTags(acceptLanguage)[0] ?? '')] ?? UNKNOWN;
}

/**
 * The country of a language tag, or where most of its speakers live (UTS 35, "Likely Subtags"). Invalid tags have none, and
 * neither has American English: browsers everywhere send it when nobody has chosen a language.
 */
function countryOf(tag: string): string {
  try {
    const { language, region = '' } = new Intl.Locale(tag).maximize();
    return language === 'en' && region === 'US' ? '' : region;
  } catch {
    return '';
  }
}
