/** The header with the client's session (docs/specification.md §6, §7). */
export const SESSION_HEADER = 'SESSION-TOKEN';

/**
 * The cookie in which a browser repeats the session, for preloads: the page requests them before a script can set a header.
 * It is sent only to the API, and counts only for reads.
 */
export const SESSION_COOKIE = 'session';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a value is a valid session ID: a random UUID of version 4. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && UUID_V4.test(value);
}
