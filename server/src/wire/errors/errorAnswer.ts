import { ErrorAction, Language, type PopupButton, type PopupOSDefault, PresentationMethod } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import type { WayOut } from '../../http/errors/ApiFailure';
import { ENDED_TEXTS, ERROR_TEXTS, type ErrorKind } from './errorTexts';

const ACTIONS: Partial<Record<ErrorKind, ErrorAction>> = {
  sessionMissing: ErrorAction.UNAUTHORIZED,
  maintenance: ErrorAction.MAINTENANCE,
  regionBlocked: ErrorAction.GEOIP_BLOCKING,
};

/** How dates are written, in the order of the wire's numbers. */
const DATE_LOCALES = ['en', 'es', 'fr', 'id', 'pt-BR', 'ru', 'th'];

/** An error in bytes, worded for readers of every language (wire, "What clients demand" 1). */
export function errorAnswer(kind: ErrorKind, debugInfo: string, wayOut?: WayOut): Uint8Array<ArrayBuffer> {
  const popups = popupsOf(kind, wayOut);
  return encodeResponse({
    kind: 'error',
    action: ACTIONS[kind] ?? ErrorAction.DEFAULT,
    englishPopup: popups.find(({ language }) => language === Language.ENGLISH),
    spanishPopup: popups.find(({ language }) => language === Language.SPANISH),
    popups,
    debugInfo,
  });
}

function popupsOf(kind: ErrorKind, wayOut: WayOut | undefined): PopupOSDefault[] {
  return ERROR_TEXTS[kind].map(([subject, text], language) => {
    const ended = wayOut?.endedAt === undefined ? '' : ` ${ENDED_TEXTS[language]!(dateIn(language, wayOut.endedAt))}`;
    return { subject, body: `${text}${ended}`, language: language as Language, ...buttonsTo(wayOut) };
  });
}

/** The buttons of a popup: one to the nearest chapter that can be read, one to all of them. Their words are the client's. */
function buttonsTo(wayOut: WayOut | undefined): Pick<PopupOSDefault, 'okButton' | 'neutralButton'> {
  if (!wayOut) return {};
  const { nearest, titleId } = wayOut;
  return {
    okButton: buttonTo('OK', `/titles/${titleId}`),
    ...(nearest && { neutralButton: buttonTo(nearest.name, `/viewer/${nearest.chapterId}`) }),
  };
}

function buttonTo(text: string, url: string): PopupButton {
  return { text, action: { method: PresentationMethod.PUSH, url } };
}

/** The day in the server's own clock, since nobody knows the reader's. */
function dateIn(language: number, seconds: number): string {
  return new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}
