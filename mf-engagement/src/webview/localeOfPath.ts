import { isLocale, LANGUAGES, type Locale } from '@komawari/shared-state';

/**
 * The language that a webview's address names, by its two-letter or its three-letter code; else English
 * (docs/specification.md §1).
 */
export function localeOfPath(code: string | undefined): Locale {
  const wanted = code?.toLowerCase();
  if (isLocale(wanted)) return wanted;
  return LANGUAGES.find((language) => language.code === wanted)?.locale ?? 'en';
}
