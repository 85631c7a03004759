import type { Locale } from '@komawari/shared-domain';
import type { PopupButton } from '@komawari/shared-proto';
import type { ApiError } from '@komawari/shared-state';

/** What the server says about a chapter that it does not give, and where it sends the reader instead. */
export interface ErrorText {
  body: string;
  lang: string;
  /** The nearest chapter that can be read, and what it is called. */
  nearest: { chapterId: number; name: string } | undefined;
  titleId: number | undefined;
}

/**
 * The server's own words for a viewer error (docs/specification.md §8): the Spanish popup if the service language is Spanish, else the English one.
 * `undefined` when it gave none.
 */
export function errorText(error: ApiError, locale: Locale): ErrorText | undefined {
  if (!('popups' in error)) return undefined;
  const { english, spanish } = error.popups;
  const popup = locale === 'es' ? spanish : english;
  if (!popup?.body) return undefined;
  const chapterId = idIn(popup.neutralButton, 'viewer');
  return {
    body: popup.body,
    lang: locale === 'es' ? 'es' : 'en',
    nearest: chapterId === undefined ? undefined : { chapterId, name: popup.neutralButton?.text ?? '' },
    titleId: idIn(popup.okButton, 'titles'),
  };
}

/** Only pages of our own are followed. */
function idIn(button: PopupButton | undefined, page: 'viewer' | 'titles'): number | undefined {
  const [, folder, id] = /^\/(viewer|titles)\/(\d{1,10})$/.exec(button?.action?.url ?? '') ?? [];
  return folder === page ? Number(id) : undefined;
}
