import { FALLBACK_LOCALE, isLocale, type LanguageInfo, languageInfo, parseLanguageTag } from '@komawari/shared-domain';
import type { RouteMatch } from './matchRoute';

/**
 * The language in the URL itself. A webview has it in its path, as two or three letters (docs/specification.md §2:
 * /webview/announcement/{language}); an unknown code means English. Any other page may have `?lang=th`, by which search engines
 * find each language (docs/decisions/0071-head-of-a-page.md). Without it, the result is undefined and the reader's own language
 * applies.
 */
export function languageOfMatch(match: RouteMatch | undefined, search: URLSearchParams): LanguageInfo | undefined {
  if (match?.route.chrome !== 'webview') {
    const locale = search.get('lang');
    return isLocale(locale) ? languageInfo(locale) : undefined;
  }
  const named = match.params.language ?? match.params.lang;
  return named ? (parseLanguageTag(named) ?? languageInfo(FALLBACK_LOCALE)) : undefined;
}
