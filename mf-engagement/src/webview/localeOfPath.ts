import { FALLBACK_LOCALE, type Locale, parseLanguageTag } from '@komawari/shared-domain';

/**
 * The language that a webview's address names, by its two-letter or three-letter code. Otherwise English (docs/specification.md
 * §1).
 */
export function localeOfPath(code: string | undefined): Locale {
  return parseLanguageTag(code)?.locale ?? FALLBACK_LOCALE;
}
