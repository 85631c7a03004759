import { FALLBACK_LANGUAGE, LANGUAGES, type SiteLanguage } from '../../content/languages';
import type { RouteMatch } from './matchRoute';

/**
 * The language that a webview's address names, in two letters or three (spec §2: /webview/announcement/{language});
 * English for a code that nobody knows. Pages with chrome around them leave it to their reader.
 */
export function languageOfMatch(match: RouteMatch | undefined): SiteLanguage | undefined {
  if (match?.route.chrome !== 'bare') return undefined;
  const named = (match.params.language ?? match.params.lang)?.toLowerCase();
  if (!named) return undefined;
  return LANGUAGES.find(({ locale, code }) => named === locale || named === code) ?? FALLBACK_LANGUAGE;
}
