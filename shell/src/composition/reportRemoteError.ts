import type { PartError } from '@komawari/shared-state/contract';
import { notePart } from '../health/partEvents';

/**
 * Reports which part of the site failed and when, so that the owning team can be found.
 * @param what the part, or an element of it: `mf_catalog/page/Updates`
 */
export function reportRemoteError(what: string, phase: PartError, error: unknown): void {
  console.error(`[komawari] ${what} failed (${phase})`, error);
  // Without a connection nothing loads, so that does not count as an error of the part.
  const [part = what] = what.split('/');
  if (navigator.onLine) notePart({ part, error: phase });
}
