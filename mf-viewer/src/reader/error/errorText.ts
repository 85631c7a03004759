import type { PopupButton } from '@komawari/shared-proto';
import { type ApiError, errorPopup } from '@komawari/shared-state';

/** What the server says about a chapter that it does not give, and where it sends the reader instead. */
export interface ErrorText {
  body: string;
  lang: string;
  /** The nearest chapter that can be read, and what it is called. */
  nearest: { chapterId: number; name: string } | undefined;
  titleId: number | undefined;
  /** Its other buttons. */
  buttons: readonly PopupButton[];
}

/**
 * The server's own words for a viewer error (docs/specification.md §8), in the language of the page, else in English.
 * `undefined` when it gave none.
 * @param tag the BCP 47 tag of the language that the page speaks
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

/** Only pages of our own are followed. */
function idIn(button: PopupButton | undefined, page: 'viewer' | 'titles'): number | undefined {
  const [, folder, id] = /^\/(viewer|titles)\/(\d{1,10})$/.exec(button?.action?.url ?? '') ?? [];
  return folder === page ? Number(id) : undefined;
}
