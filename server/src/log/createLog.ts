import { type DestinationStream, type Logger, pino } from 'pino';
import { safeError } from './safeError';

/**
 * The server's log: JSON on stderr, one line for each event (docs/guides/operator.md). It never contains data that a reader sent
 * or owns: only `safeError` writes errors.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  return pino({ level, serializers: { err: safeError } }, destination);
}
