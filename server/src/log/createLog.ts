import { type DestinationStream, type Logger, pino } from 'pino';
import { safeError } from './safeError';

/**
 * The server's log: JSON on stderr, a line for each event (docs/guides/operator.md).
 * Nothing that a reader sent or owns can be in it: an error is written by `safeError` and by nothing else.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  return pino({ level, serializers: { err: safeError } }, destination);
}
