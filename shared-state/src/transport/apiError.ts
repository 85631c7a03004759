import type { PopupOSDefault } from '@komawari/shared-proto';

/**
 * Everything that can go wrong with a call, as one type (docs/specification.md §8).
 * `server`, `maintenance`, `geoBlocked` and `unauthorized` are the server's own word; the others never reached or left it whole.
 */
export type ApiError =
  | { kind: 'maintenance' | 'geoBlocked' | 'unauthorized' | 'server'; popups: ErrorPopups }
  | { kind: 'http'; status: number }
  | { kind: 'timeout' | 'network' | 'malformed' };

/** The texts that the server sends with an error, in its languages. */
export interface ErrorPopups {
  english: PopupOSDefault | undefined;
  spanish: PopupOSDefault | undefined;
  all: readonly PopupOSDefault[];
}

/** Whether trying the same call again may help without anything else changing. */
export function isPassing(error: ApiError): boolean {
  return error.kind === 'timeout' || error.kind === 'network' || error.kind === 'malformed' || error.kind === 'http';
}
