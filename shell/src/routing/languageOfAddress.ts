import { isLocale, type Locale, parseLanguageTag } from '@komawari/shared-domain';
import type { CompositionOutline } from '@komawari/shared-state';
import { remoteRouteAt } from '../composition/remoteRouteAt';

type AddressParts = Pick<Location, 'pathname' | 'search'>;

/**
 * The language that the address itself names. The addresses of the app's webviews contain it as two or three letters
 * (docs/specification.md §2: /webview/announcement/{language}). Any other page may end with `?lang=th`
 * (docs/decisions/0071-head-of-a-page.md). The visit then starts in this language, whatever this browser has stored.
 */
export function languageOfAddress(composition: CompositionOutline, { pathname, search }: AddressParts): Locale | undefined {
  const match = remoteRouteAt(composition, pathname);
  const language = match?.route.chrome === 'webview' && parseLanguageTag(match.params.language ?? match.params.lang);
  if (language) return language.locale;
  const lang = new URLSearchParams(search).get('lang');
  return isLocale(lang) ? lang : undefined;
}
