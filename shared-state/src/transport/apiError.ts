import type { PopupOSDefault } from '@komawari/shared-proto';

/**
 * Everything that can go wrong with a call, as one type (docs/specification.md §8).
 * The server sends `server`, `maintenance`, `geoBlocked` and `unauthorized`. With the others, the request did not reach the
 * server, or its answer did not arrive completely.
 */
export type ApiError =
  | { kind: 'maintenance' | 'geoBlocked' | 'unauthorized' | 'server'; popups: ErrorPopups }
  | { kind: 'http'; status: number }
  | { kind: 'timeout' | 'network' | 'malformed' };

/** The texts that the server sends with an error, by language. */
export interface ErrorPopups {
  english: PopupOSDefault | undefined;
  spanish: PopupOSDefault | undefined;
  all: readonly PopupOSDefault[];
}

/** Whether the same call may succeed if it is just tried again. */
export function isPassing(error: ApiError): boolean {
  return error.kind === 'timeout' || error.kind === 'network' || error.kind === 'malformed' || error.kind === 'http';
}
