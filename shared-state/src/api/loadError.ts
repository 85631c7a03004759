import { LANGUAGES, paths } from '@komawari/shared-domain';
import type { PopupButton, PopupOSDefault } from '@komawari/shared-proto';
import type { ApiError } from '../transport/apiError';

/** What a query returns instead of an answer: an `ApiError`, or an error of our own code as RTK Query serializes it. */
export type QueryError = ApiError | { message?: string };

/** The state of an error page's history entry: which page failed, and why. */
export interface ErrorVisit {
  /** The address of the page that failed, without its origin. */
  from: string;
  error: ApiError;
}

/** What a panel shows instead of content that could not be loaded. */
export interface LoadErrorView {
  kind: 'error' | 'offline' | 'maintenance' | 'blocked';
  /** The server's own text, if it sent one. */
  popup: { title: string; text: string; buttons: readonly PopupButton[] } | undefined;
}

/**
 * The page that the server's action selects for an error (docs/specification.md §8).
 * An answer that did not arrive completely selects none: the error is shown in place, with a retry button.
 */
export function errorPageOf(error: QueryError): string | undefined {
  switch (kindOf(error)) {
    case 'maintenance':
      return paths.maintenance();
    case 'geoBlocked':
      return paths.blocking();
    case 'unauthorized':
    case 'server':
      return paths.error();
    default:
      return undefined;
  }
}

const KIND_OF_VIEW: Partial<Record<ApiError['kind'], LoadErrorView['kind']>> = {
  network: 'offline',
  maintenance: 'maintenance',
  geoBlocked: 'blocked',
};

/** @param tag the BCP 47 tag of the page's language */
export function loadErrorView(error: QueryError, tag: string): LoadErrorView {
  const kind = kindOf(error);
  const popup = errorPopup(error, tag)?.popup;
  return {
    kind: (kind && KIND_OF_VIEW[kind]) ?? 'error',
    popup: popup && { title: popup.subject, text: popup.body, buttons: buttonsOf(popup) },
  };
}

function buttonsOf({ okButton, neutralButton, cancelButton }: PopupOSDefault): readonly PopupButton[] {
  return [okButton, neutralButton, cancelButton].filter((button) => button !== undefined);
}

/**
 * The server's text for an error in the language of the page, otherwise in English (docs/specification.md §8), and the language
 * of that text. `undefined` if the server sent no text.
 */
export function errorPopup(error: QueryError, tag: string): { popup: PopupOSDefault; tag: string } | undefined {
  if (!('popups' in error)) return undefined;
  const { all, english, spanish } = error.popups;
  const wire = LANGUAGES.find((language) => language.tag === tag)?.wire;
  const popup = all.find(({ language }) => language === wire) ?? (tag === 'es' ? spanish : undefined);
  if (popup) return { popup, tag };
  return english && { popup: english, tag: 'en' };
}

function kindOf(error: QueryError): ApiError['kind'] | undefined {
  return 'kind' in error ? error.kind : undefined;
}
