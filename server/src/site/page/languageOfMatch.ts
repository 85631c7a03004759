import { FALLBACK_LOCALE, type LanguageInfo, languageInfo, parseLanguageTag } from '@komawari/shared-domain';
import type { RouteMatch } from './matchRoute';

/**
 * The language that a webview's address names, in two letters or three (docs/specification.md §2: /webview/announcement/{language});
 * English for a code that nobody knows. Pages with chrome around them leave it to their reader.
 */
export function languageOfMatch(match: RouteMatch | undefined): LanguageInfo | undefined {
  if (match?.route.chrome !== 'webview') return undefined;
  const named = match.params.language ?? match.params.lang;
  return named ? (parseLanguageTag(named) ?? languageInfo(FALLBACK_LOCALE)) : undefined;
}
