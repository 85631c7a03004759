/** The header in which a client names its session (docs/specification.md §6, §7). */
export const SESSION_HEADER = 'SESSION-TOKEN';

/**
 * The cookie in which a browser repeats it, for calls that a page asks for before a script of it can name a header: preloads.
 * It goes to the API alone, and counts for reading alone.
 */
export const SESSION_COOKIE = 'session';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a value can name a session: a random id, a UUID of version 4. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && UUID_V4.test(value);
}
