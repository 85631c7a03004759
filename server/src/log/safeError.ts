import { codeOf } from '../text/caughtError';

/** What is written of an error. */
export interface LoggedError {
  /** The class: `TypeError`, `DrizzleQueryError`. */
  type: string;
  /** Of the system or of the database, for example `ENOENT` or `23505`. */
  code?: string;
  /** In words, without anything that stood in quotes or was a parameter. */
  message: string;
  /** The statement, with numbers where its parameters stand. */
  query?: string;
  /** Where it was thrown. */
  stack: string[];
  cause?: LoggedError;
}

/** An error whose cause has a cause has one too many; a ring of causes would never end. */
const MAX_CAUSES = 4;

/**
 * An error as it may be logged. The database's driver and the parsers of the language repeat in their messages what they
 * were given: a push token, the hash of a session, a whole letter of a reader. So a database's own words are left out,
 * of its code, its statement and the place one knows what happened; from other messages everything in quotes is taken.
 */
export function safeError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: [] };
  const code = codeOf(thrown);
  const query = 'query' in thrown && typeof thrown.query === 'string' ? thrown.query : undefined;
  return {
    type: thrown.name,
    ...(code !== undefined && { code }),
    message: isOfDatabase(thrown) ? '' : withoutQuotes(thrown.message),
    ...(query !== undefined && { query }),
    stack: framesOf(thrown),
    ...(thrown.cause !== undefined && depth < MAX_CAUSES && { cause: safeError(thrown.cause, depth + 1) }),
  };
}

/** drizzle's error holds the parameters, and that of PostgreSQL names the values that it did not like. */
function isOfDatabase(error: Error): boolean {
  return 'params' in error || 'query' in error || 'severity' in error || 'routine' in error;
}

/** The first line, without what stands in quotes of any kind. */
function withoutQuotes(message: string): string {
  const [line = ''] = message.split('\n');
  return line.replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, '"…"');
}

/** The lines of a stack that are places: its beginning repeats the message, which may have lines of its own. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line));
}
