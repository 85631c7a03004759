import type { ViewKind } from '@komawari/shared-proto';
import type { ApiError } from './apiError';

/** One call of the API. */
export interface ApiRequest {
  path: string;
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Query parameters; `undefined` ones are left out. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Which view of the success is the answer. Without it the answer is the bare success of a write. */
  view?: ViewKind | 'languages';
  /** The questionnaire is answered by another host (docs/specification.md §7). */
  host?: 'api' | 'questionnaire';
}

/** What became of it. */
export type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
