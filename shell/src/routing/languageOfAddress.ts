import { isLocale, type Locale, parseLanguageTag } from '@komawari/shared-domain';
import { type CompositionOutline, matchPath } from '@komawari/shared-state';

type AddressParts = Pick<Location, 'pathname' | 'search'>;

/**
 * The language that the address itself names, as those of the app's webviews do (docs/specification.md §2:
 * /webview/announcement/{language}), in two letters or three; any other page may have `?lang=th` after it
 * (docs/decisions/0071-head-of-a-page.md). The visit then starts in it, whatever this browser has stored.
 */
export function languageOfAddress({ remotes }: CompositionOutline, { pathname, search }: AddressParts): Locale | undefined {
  for (const { path, chrome } of remotes.flatMap(({ routes }) => routes)) {
    if (chrome !== 'webview') continue;
    const params: Readonly<Record<string, string | undefined>> = matchPath(path, pathname)?.params ?? {};
    const language = parseLanguageTag(params.language ?? params.lang);
    if (language) return language.locale;
  }
  const lang = new URLSearchParams(search).get('lang');
  return isLocale(lang) ? lang : undefined;
}
