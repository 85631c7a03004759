import { LANGUAGES, type LanguageInfo, paths } from '@komawari/shared-domain';
import { ErrorAction, Language, type PopupButton, type PopupOSDefault, PresentationMethod } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import type { RecoveryLinks } from '../../content/errors/ContentError';
import { ENDED_TEXTS, ERROR_TEXTS, type ErrorKind } from './errorTexts';

const ACTIONS: Partial<Record<ErrorKind, ErrorAction>> = {
  sessionMissing: ErrorAction.UNAUTHORIZED,
  maintenance: ErrorAction.MAINTENANCE,
  regionBlocked: ErrorAction.GEOIP_BLOCKING,
};

/** An error in bytes, with texts for readers of every language (docs/wire.md, "What clients rely on", 1). */
export function errorAnswer(kind: ErrorKind, debugInfo: string, recoveryLinks?: RecoveryLinks): Uint8Array<ArrayBuffer> {
  const popups = LANGUAGES.map((language) => popupIn(language, kind, recoveryLinks));
  return encodeResponse({
    kind: 'error',
    action: ACTIONS[kind] ?? ErrorAction.DEFAULT,
    englishPopup: popupAlone(popups, Language.ENGLISH),
    spanishPopup: popupAlone(popups, Language.SPANISH),
    popups,
    debugInfo,
  });
}

function popupIn({ wire, locale, tag }: LanguageInfo, kind: ErrorKind, recoveryLinks?: RecoveryLinks): PopupOSDefault {
  const { subject, body } = ERROR_TEXTS[kind][locale];
  const endedAt = recoveryLinks?.endedAt;
  const ended = endedAt === undefined ? '' : ` ${ENDED_TEXTS[locale](dateIn(tag, endedAt))}`;
  return { subject, body: `${body}${ended}`, language: wire, ...(recoveryLinks && buttonsTo(recoveryLinks)) };
}

/**
 * A popup in the field of its language. It has no language number, because one client cannot skip the number (docs/wire.md, "What
 * clients rely on", 8).
 */
function popupAlone(popups: readonly PopupOSDefault[], wanted: Language): Omit<PopupOSDefault, 'language'> | undefined {
  const found = popups.find(({ language }) => language === wanted);
  if (!found) return undefined;
  const { language: _language, ...popup } = found;
  return popup;
}

/** The buttons of a popup: one to the nearest readable chapter, one to all chapters. The client chooses their labels. */
function buttonsTo({ nearest, titleId }: RecoveryLinks): Pick<PopupOSDefault, 'okButton' | 'neutralButton'> {
  return {
    okButton: buttonTo('OK', paths.title(titleId)),
    ...(nearest && { neutralButton: buttonTo(nearest.name, paths.viewer(nearest.chapterId)) }),
  };
}

function buttonTo(text: string, url: string): PopupButton {
  return { text, action: { method: PresentationMethod.PUSH, url } };
}

/** The date in UTC, because the server does not know the reader's time zone. */
function dateIn(tag: string, seconds: number): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}
