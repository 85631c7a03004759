import {
  decodeResponse,
  ErrorAction,
  type ErrorResponse,
  type Languages,
  type SuccessResponse,
  WireError,
} from '@komawari/shared-proto';
import type { ApiError } from './apiError';
import type { ApiRequest, Outcome } from './apiRequest';

/** The decoded content of an answer, for one requested view. */
export interface DecodedAnswer {
  outcome: Outcome;
  /** Any answer may contain the languages (docs/specification.md §7, web_homeV3). */
  languages?: Languages | undefined;
}

/** Decodes an answer. Errors come as HTTP 200 with `Response.error` (docs/wire.md). */
export function decodeOutcome(bytes: Uint8Array, view: ApiRequest['view']): DecodedAnswer {
  try {
    const answer = decodeResponse(bytes);
    if (answer.kind === 'error') return { outcome: { error: errorOf(answer) } };
    return { outcome: viewOfSuccess(answer, view), languages: answer.languages };
  } catch (error) {
    if (error instanceof WireError) return { outcome: { error: { kind: 'malformed' } } };
    throw error;
  }
}

const KIND_BY_ACTION = {
  [ErrorAction.DEFAULT]: 'server',
  [ErrorAction.UNAUTHORIZED]: 'unauthorized',
  [ErrorAction.MAINTENANCE]: 'maintenance',
  [ErrorAction.GEOIP_BLOCKING]: 'geoBlocked',
} as const;

function errorOf(error: ErrorResponse): ApiError {
  return {
    kind: KIND_BY_ACTION[error.action] ?? 'server',
    popups: { english: error.englishPopup, spanish: error.spanishPopup, all: error.popups },
  };
}

/** The languages are next to the view, not one of the views (docs/specification.md §3, Response). */
function viewOfSuccess(success: SuccessResponse, kind: ApiRequest['view']): Outcome {
  if (kind === undefined) return { data: null };
  const value = kind === 'languages' ? success.languages : success.view?.kind === kind ? success.view.value : undefined;
  return value ? { data: value } : { error: { kind: 'malformed' } };
}
