import { acceptedTags } from './acceptedLanguages';

/** For countries where no time zone is likely enough, and for readers whose country is unknown. */
const UNKNOWN = 'UTC';

/** Countries where our languages are read and where most people live in one time zone (ISO 3166-1, IANA names). */
export const ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo',
  BY: 'Europe/Minsk',
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

/** The country of a language tag, or where most of its speakers live (UTS 35, "Likely Subtags"). Invalid tags have none. */
function countryOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().region ?? '';
  } catch {
    return '';
  }
}
