import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable';

/** A database in the same house answers within milliseconds; one that takes so long does not answer. */
const DEFAULT_TIMEOUTS = { connectMs: 3_000, queryMs: 5_000 };
/** Each is a process of PostgreSQL, and of its 100 other servers and an operator want some too. */
const MAX_CONNECTIONS = 16;

/** So many failures one after the other, and nobody waits for the database any more but one that tries it now and then. */
const FAILURES = 4;
const TRY_AGAIN_MS = 2_000;

/**
 * Connections to PostgreSQL with limits on the time of everything, and with a breaker: when the database hangs or is gone,
 * what asks it fails at once instead of waiting in a row, and goes on by itself when it is back.
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
      application_name: 'komawari',
      connectionTimeoutMillis: timeouts.connectMs,
      query_timeout: timeouts.queryMs,
      statement_timeout: timeouts.queryMs,
      keepAlive: true,
    });
    // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
    this.on('error', () => undefined);
    const { breaker } = this;
    const connect = this.connect.bind(this);
    const query = this.query.bind(this);
    // The pool's own `query` connects by a callback, which passes: the breaker is asked once for a query.
    // The pool's types are overloads that no function of one form can have; drizzle uses both by their promises.
    this.connect = ((callback?: Parameters<typeof connect>[0]) =>
      callback ? connect(callback) : breaker.execute(() => connect())) as typeof this.connect; // see above
    // See above.
    const asked = (...parameters: Parameters<typeof query>) => query(...parameters) as unknown as Promise<unknown>;
    // See above.
    this.query = ((...parameters: Parameters<typeof query>) => breaker.execute(() => asked(...parameters))) as typeof this.query;
  }
}
