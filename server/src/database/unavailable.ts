import { BrokenCircuitError } from 'cockatiel';
import { codeOf, messageOf } from '../text/caughtError';

/**
 * Error codes of the system, the driver and PostgreSQL that mean that the database is not available (appendix A of its manual:
 * classes 08, 53, 57P).
 */
const CODES = /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT|AI_AGAIN)|08...|53...|57P0.|57014)$/;

/** node-postgres gives these errors no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error/i;

/** Whether an error means that the database does not answer, and not that the query was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof BrokenCircuitError || CODES.test(codeOf(error) ?? '') || MESSAGES.test(messageOf(error))) return true;
  // Drizzle wraps the driver's error as its cause.
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}
