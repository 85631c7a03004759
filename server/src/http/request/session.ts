import { createHash } from 'node:crypto';
import { ApiFailure } from '../errors/ApiFailure';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The header in which a client names its session (spec §6, §7). */
export const SESSION_HEADER = 'SESSION-TOKEN';

/**
 * The hash under which a reader's favourites and likes are kept. The id itself is the reader's secret:
 * it is neither stored nor logged. A header that is no session id counts as none.
 */
export function sessionHash(header: string | undefined): string | undefined {
  if (header === undefined || !UUID_V4.test(header)) return undefined;
  return createHash('sha256').update(header.toLowerCase()).digest('base64url');
}

/** The session of a write, which has to have one. */
export function requireSession(session: string | undefined): string {
  if (session === undefined) throw new ApiFailure('sessionMissing', `${SESSION_HEADER}: a uuid of version 4 is needed to write`);
  return session;
}
