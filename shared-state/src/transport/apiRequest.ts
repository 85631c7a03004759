import type { ViewKind } from '@komawari/shared-proto';
import { callAddress } from '../contract';
import type { ApiError } from './apiError';

/** One call of the API. */
export interface ApiRequest {
  path: string;
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Query parameters; `undefined` ones are left out. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** The view of the success that is the answer. Without it, the answer is the bare success of a write. */
  view?: ViewKind | 'languages';
  /** Another host answers the questionnaire (docs/specification.md §7). */
  host?: 'api' | 'questionnaire';
}

/** Path and query of a call, below the base of its host. */
export function addressOf({ path, params = {} }: ApiRequest): string {
  return callAddress(path, params);
}

/**
 * The same for a call that a page's first screen may declare (docs/decisions/0044-data-needs.md). Undefined for any other call.
 */
export function declarableAddress(request: ApiRequest): string | undefined {
  const { method = 'GET', host } = request;
  return method === 'GET' && host !== 'questionnaire' ? addressOf(request) : undefined;
}

/** The result of a call. */
export type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
