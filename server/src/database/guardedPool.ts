import { hostname } from 'node:os';
import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable';

/** The name of this program among PostgreSQL's connections. */
export const APPLICATION = 'komawari';

/** A database in the same network answers within milliseconds. If it takes this long, it counts as unavailable. */
const DEFAULT_TIMEOUTS = { connectMs: 3_000, queryMs: 5_000 };
/**
 * Each connection is a PostgreSQL process. PostgreSQL allows 100 of them, and other servers and an operator need some as well.
 */
const MAX_CONNECTIONS = 16;

/** After this many failures in a row, queries fail at once. Only one of them tries the database from time to time. */
const FAILURES = 4;
const TRY_AGAIN_MS = 2_000;

/**
 * Connections to PostgreSQL with time limits and a circuit breaker. When the database hangs or is unavailable, queries fail at
 * once instead of queuing, and they work again by themselves when it is back.
 */
export class GuardedPool extends pg.Pool {
  readonly breaker: CircuitBreakerPolicy = circuitBreaker(handleWhen(isDatabaseUnavailable), {
    halfOpenAfter: TRY_AGAIN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });

  constructor(connectionString: string, timeouts = DEFAULT_TIMEOUTS) {
    super({
      connectionString,
      max: MAX_CONNECTIONS,
      // Each process has its own name, so that one can see whether others use the database (upkeep/refuseWhileUsed.ts).
      application_name: `${APPLICATION} ${process.pid}@${hostname()}`,
      connectionTimeoutMillis: timeouts.connectMs,
      query_timeout: timeouts.queryMs,
      statement_timeout: timeouts.queryMs,
      keepAlive: true,
    });
    // The pool replaces a connection that breaks while it is idle. Without a listener, the error would end the process.
    this.on('error', () => undefined);
    const { breaker } = this;
    const connect = this.connect.bind(this);
    const query = this.query.bind(this);
    // The pool's own `query` connects with a callback, and such calls bypass the breaker, so that it counts each query once. The
    // pool's types are overloads that no single function can have. Drizzle uses only the promise forms.
    this.connect = ((callback?: Parameters<typeof connect>[0]) =>
      callback ? connect(callback) : breaker.execute(() => connect())) as typeof this.connect; // see above
    // See above.
    const asked = (...parameters: Parameters<typeof query>) => query(...parameters) as unknown as Promise<unknown>;
    // See above.
    this.query = ((...parameters: Parameters<typeof query>) => breaker.execute(() => asked(...parameters))) as typeof this.query;
  }
}
