import type { PartError } from '@komawari/shared-state/contract';
import { notePart } from '../health/partEvents';

/**
 * Says which part of the site failed and when, so that the owning team is found.
 * @param what the part, or what of it: `mf_catalog/page/Updates`
 */
export function reportRemoteError(what: string, phase: PartError, error: unknown): void {
  console.error(`[komawari] ${what} failed (${phase})`, error);
  // Nothing loads without a connection, and that is nobody's fault.
  const [part = what] = what.split('/');
  if (navigator.onLine) notePart({ part, error: phase });
}
