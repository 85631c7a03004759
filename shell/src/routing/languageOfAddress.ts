import { type Locale, parseLanguageTag } from '@komawari/shared-domain';
import { type Composition, matchPath } from '@komawari/shared-state';

/**
 * The language that the address itself names, as those of the app's webviews do (docs/specification.md §2:
 * /webview/announcement/{language}).
 * The visit then starts in it, whatever this browser has stored. Two-letter and three-letter codes are understood.
 */
export function languageOfAddress({ remotes }: Composition, pathname: string): Locale | undefined {
  for (const { path, chrome } of remotes.flatMap(({ routes }) => routes)) {
    if (chrome !== 'webview') continue;
    const params: Readonly<Record<string, string | undefined>> = matchPath(path, pathname)?.params ?? {};
    const language = parseLanguageTag(params.language ?? params.lang);
    if (language) return language.locale;
  }
  return undefined;
}
