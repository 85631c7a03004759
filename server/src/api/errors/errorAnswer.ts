import { ErrorAction, Language, type PopupOSDefault } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { ERROR_TEXTS, type ErrorKind } from './errorTexts';

const ACTIONS: Partial<Record<ErrorKind, ErrorAction>> = {
  sessionMissing: ErrorAction.UNAUTHORIZED,
  maintenance: ErrorAction.MAINTENANCE,
  regionBlocked: ErrorAction.GEOIP_BLOCKING,
};

/** An error in bytes, worded for readers of every language (wire, "What clients demand" 1). */
export function errorAnswer(kind: ErrorKind, debugInfo: string): Uint8Array<ArrayBuffer> {
  const popups = popupsOf(kind);
  return encodeResponse({
    kind: 'error',
    action: ACTIONS[kind] ?? ErrorAction.DEFAULT,
    englishPopup: popups.find(({ language }) => language === Language.ENGLISH),
    spanishPopup: popups.find(({ language }) => language === Language.SPANISH),
    popups,
    debugInfo,
  });
}

function popupsOf(kind: ErrorKind): PopupOSDefault[] {
  return ERROR_TEXTS[kind].map(([subject, body], language) => ({ subject, body, language: language as Language }));
}
