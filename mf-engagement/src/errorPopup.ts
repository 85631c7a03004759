import type { PopupOSDefault } from '@komawari/shared-proto';
import { type ErrorPopups, type Locale, languageInfo } from '@komawari/shared-state';

/** What the server says of an error, in this language; else in English (spec §8, Survey error). */
export function errorPopup({ all, english, spanish }: ErrorPopups, locale: Locale): PopupOSDefault | undefined {
  const { wire } = languageInfo(locale);
  return all.find(({ language }) => language === wire) ?? (locale === 'es' ? (spanish ?? english) : english);
}
