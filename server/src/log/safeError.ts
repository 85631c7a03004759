import { codeOf } from '../text/caughtError';
import { isDiskFull } from '../text/isDiskFull';

/** The parts of an error that are logged. */
export interface LoggedError {
  /** The class: `TypeError`, `DrizzleQueryError`. */
  type: string;
  /** The code of the system or the database, for example `ENOENT` or `23505`. */
  code?: string;
  /** The message without quoted texts and parameters. */
  message: string;
  /** The statement, with placeholders for its parameters. */
  query?: string;
  /** Where it was thrown. */
  stack: string[];
  cause?: LoggedError;
}

/** The maximum depth of causes, because a cycle of causes would never end. */
const MAX_CAUSES = 4;

/**
 * An error in a form that may be logged. Database drivers and JavaScript's parsers repeat their input in messages: a push token,
 * the hash of a session, or a reader's whole message. So the messages of a database are left out: its code, statement and stack
 * show what happened. From other messages, all quoted text is removed.
 */
export function safeError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: [] };
  const code = codeOf(thrown);
  const query = 'query' in thrown && typeof thrown.query === 'string' ? thrown.query : undefined;
  return {
    type: thrown.name,
    ...(code !== undefined && { code }),
    message: messageFor(thrown),
    ...(query !== undefined && { query }),
    stack: framesOf(thrown),
    ...(thrown.cause !== undefined && depth < MAX_CAUSES && { cause: safeError(thrown.cause, depth + 1) }),
  };
}

function messageFor(error: Error): string {
  if (isDiskFull(error)) return 'The disk is full. Free some space on it; nothing needs a restart.';
  return isOfDatabase(error) ? '' : withoutQuotes(error.message);
}

/** Drizzle's error contains the parameters, and PostgreSQL's error names the invalid values. */
function isOfDatabase(error: Error): boolean {
  return 'params' in error || 'query' in error || 'severity' in error || 'routine' in error;
}

/** The first line, without text in any kind of quotation marks. */
function withoutQuotes(message: string): string {
  const [line = ''] = message.split('\n');
  return line.replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, '"…"');
}

/** The lines of a stack that are locations. The stack starts with the message, which may have several lines. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line));
}
