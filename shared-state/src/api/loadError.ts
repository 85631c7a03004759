import { LANGUAGES, paths } from '@komawari/shared-domain';
import type { PopupButton, PopupOSDefault } from '@komawari/shared-proto';
import type { ApiError } from '../transport/apiError';

/** What a query gives in place of an answer: an `ApiError`, or what an error of our own code became. */
export type QueryError = ApiError | { message?: string };

/** What an error page is told, in the state of its history entry, of the page that failed. */
export interface ErrorVisit {
  /** The address of the page that failed, without its origin. */
  from: string;
  error: ApiError;
}

/** What a panel shows in place of content that did not come. */
export interface LoadErrorView {
  kind: 'error' | 'offline' | 'maintenance' | 'blocked';
  /** The server's own words, where it sent some. */
  popup: { title: string; text: string; buttons: readonly PopupButton[] } | undefined;
}

/**
 * The page to which an error leads by the server's action (docs/specification.md §8).
 * What never arrived whole leads nowhere: it is told in place, with a button that asks again.
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

/** @param tag the BCP 47 tag of the language that the page speaks */
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
 * What the server says of an error in the language of a page, else in English (docs/specification.md §8), and in which
 * language that is; `undefined` where it says nothing.
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
