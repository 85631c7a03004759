import { createHash } from 'node:crypto';
import { isSessionId, SESSION_HEADER } from '@komawari/shared-domain';
import { RequestError } from '../errors/RequestError';

/** For an answer that some readers share: the headers that identify a reader. */
export const VARY_BY_SESSION = `${SESSION_HEADER}, Cookie`;

/**
 * The hash under which a reader's favorites and likes are stored. The ID itself is the reader's secret, so it is neither stored
 * nor logged. A header that is not a session ID is ignored.
 */
export function sessionHash(header: string | undefined): string | undefined {
  if (!isSessionId(header)) return undefined;
  return createHash('sha256').update(header.toLowerCase()).digest('base64url');
}

/** Shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 16;

/**
 * The hash of a device's secret. It identifies an app that sends no session: favorites, likes, answers. A secret that could be
 * guessed is ignored.
 */
export function secretHash(secret: string | undefined): string | undefined {
  return secret === undefined || secret.length < MIN_SECRET_LENGTH ? undefined : hashOfSecret(secret);
}

/** The stored form of a device's secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(`secret ${secret}`).digest('base64url');
}

/** The session of a write. A write without one is refused. */
export function requireSession(session: string | undefined): string {
  if (session === undefined) {
    throw new RequestError('sessionMissing', `${SESSION_HEADER}: a uuid of version 4 is needed to write`);
  }
  return session;
}
