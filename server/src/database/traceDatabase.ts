import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Tracing } from '../tracing/Tracing';
import type { Database } from './Database';
import * as schema from './schema';

/** A statement in the forms that both drivers accept. */
type Statement = string | { text: string };

/** Whatever sends a statement: the pool or the embedded database, one of its connections, or one of its transactions. */
interface Asked {
  query: (statement: Statement, ...rest: unknown[]) => Promise<unknown>;
}

/** The client that Drizzle uses: `pg`'s pool, which provides connections for transactions, or PGlite, which runs them itself. */
interface Client extends Asked {
  connect?: (...callback: unknown[]) => Promise<Asked>;
  transaction?: (work: (transaction: Asked) => Promise<unknown>) => Promise<unknown>;
}

const TABLES: readonly string[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map(getTableName);

const OPERATIONS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'BEGIN', 'COMMIT', 'ROLLBACK'];

/**
 * From now on, traces contain the duration of each statement with its operation and table, but without its text.
 * @returns a function that undoes this, for a database that outlives the tracing
 */
export function traceDatabase(db: Database, { part }: Pick<Tracing, 'part'>): () => void {
  // Drizzle stores its client under this name. Its type depends on the driver, which `Database` does not know.
  const { $client: client } = db as unknown as { $client: Client };
  const traced = new WeakSet<Asked>();

  function traceQueries(asked: Asked): void {
    if (traced.has(asked)) return;
    traced.add(asked);
    const query = asked.query.bind(asked);
    asked.query = (statement, ...rest) => {
      // The pool's own calls use a callback and are part of a call that is already traced.
      if (typeof rest.at(-1) === 'function') return query(statement, ...rest);
      const { operation, table } = knownWords(typeof statement === 'string' ? statement : statement.text);
      const details = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
      const name = table ? `${operation} ${table}` : operation;
      return part(name, table ? { ...details, 'db.collection.name': table } : details, () => query(statement, ...rest));
    };
  }

  const { query, connect, transaction } = client;
  traceQueries(client);
  if (connect) {
    client.connect = async (...callback) => {
      const connection = await connect.apply(client, callback);
      // A connection that is requested with a callback is for the pool itself.
      if (callback.length === 0) traceQueries(connection);
      return connection;
    };
  }
  if (transaction) {
    client.transaction = (work) =>
      transaction.call(client, (asked) => {
        traceQueries(asked);
        return work(asked);
      });
  }
  return () => Object.assign(client, { query, connect, transaction });
}

/** Returns only known words, whatever a statement contains. */
function knownWords(statement: string): { operation: string; table: string | undefined } {
  const [, first = ''] = /^\s*(\w+)/.exec(statement) ?? [];
  const [, named = ''] = /\b(?:from|into|update)\s+"(\w+)"/i.exec(statement) ?? [];
  const operation = OPERATIONS.find((known) => known === first.toUpperCase()) ?? 'other';
  return { operation, table: TABLES.find((known) => known === named) };
}
