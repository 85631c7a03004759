import { FALLBACK_LOCALE, isLocale, type LanguageInfo, languageInfo, parseLanguageTag } from '@komawari/shared-domain';
import type { RouteMatch } from './matchRoute';

/**
 * The language that an address names itself. A webview's has it in its path, in two letters or three (docs/specification.md
 * §2: /webview/announcement/{language}); English for a code that nobody knows. Any other page may have `?lang=th` after it,
 * by which search engines find each language (docs/decisions/0071-head-of-a-page.md); otherwise it is left to the reader.
 */
export function languageOfMatch(match: RouteMatch | undefined, search: URLSearchParams): LanguageInfo | undefined {
  if (match?.route.chrome !== 'webview') {
    const locale = search.get('lang');
    return isLocale(locale) ? languageInfo(locale) : undefined;
  }
  const named = match.params.language ?? match.params.lang;
  return named ? (parseLanguageTag(named) ?? languageInfo(FALLBACK_LOCALE)) : undefined;
}
