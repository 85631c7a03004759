import type { PopupButton } from '@komawari/shared-proto';
import { type ApiError, errorPopup } from '@komawari/shared-state';

/** What the server says about a chapter that it refuses, and where it sends the reader instead. */
export interface ErrorText {
  body: string;
  lang: string;
  /** The nearest readable chapter, and its name. */
  nearest: { chapterId: number; name: string } | undefined;
  titleId: number | undefined;
  /** Its other buttons. */
  buttons: readonly PopupButton[];
}

/**
 * The server's text for a viewer error (docs/specification.md §8), in the language of the page, or else in English. `undefined`
 * if the server gave none.
 * @param tag the BCP 47 tag of the page's language
 */
export function errorText(error: ApiError, tag: string): ErrorText | undefined {
  const told = errorPopup(error, tag);
  if (!told?.popup.body) return undefined;
  const { popup, tag: lang } = told;
  const chapterId = idIn(popup.neutralButton, 'viewer');
  const titleId = idIn(popup.okButton, 'titles');
  const { okButton, neutralButton, cancelButton } = popup;
  const others = [titleId === undefined && okButton, chapterId === undefined && neutralButton, cancelButton];
  return {
    body: popup.body,
    lang,
    nearest: chapterId === undefined ? undefined : { chapterId, name: popup.neutralButton?.text ?? '' },
    titleId,
    buttons: others.filter((button) => button !== undefined && button !== false),
  };
}

/** Only links to our own pages are followed. */
function idIn(button: PopupButton | undefined, page: 'viewer' | 'titles'): number | undefined {
  const [, folder, id] = /^\/(viewer|titles)\/(\d{1,10})$/.exec(button?.action?.url ?? '') ?? [];
  return folder === page ? Number(id) : undefined;
}
