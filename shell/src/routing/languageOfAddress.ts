import { isLocale, type Locale, parseLanguageTag } from '@komawari/shared-domain';
import type { CompositionOutline } from '@komawari/shared-state';
import { remoteRouteAt } from '../composition/remoteRouteAt';

type AddressParts = Pick<Location, 'pathname' | 'search'>;

/**
 * The language that the address itself names, as those of the app's webviews do (docs/specification.md §2:
 * /webview/announcement/{language}), in two letters or three; any other page may have `?lang=th` after it
 * (docs/decisions/0071-head-of-a-page.md). The visit then starts in it, whatever this browser has stored.
 */
export function languageOfAddress(composition: CompositionOutline, { pathname, search }: AddressParts): Locale | undefined {
  const match = remoteRouteAt(composition, pathname);
  const language = match?.route.chrome === 'webview' && parseLanguageTag(match.params.language ?? match.params.lang);
  if (language) return language.locale;
  const lang = new URLSearchParams(search).get('lang');
  return isLocale(lang) ? lang : undefined;
}
