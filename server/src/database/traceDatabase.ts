import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Tracing } from '../tracing/Tracing';
import type { Database } from './Database';
import * as schema from './schema';

/** A statement as both drivers are given it. */
type Statement = string | { text: string };

/** What a statement is sent by: the pool or the embedded database, one of its connections, or one of its transactions. */
interface Asked {
  query: (statement: Statement, ...rest: unknown[]) => Promise<unknown>;
}

/** What drizzle asks by: `pg`'s pool, which lends connections for transactions, or PGlite, which runs them itself. */
interface Client extends Asked {
  connect?: (...callback: unknown[]) => Promise<Asked>;
  transaction?: (work: (transaction: Asked) => Promise<unknown>) => Promise<unknown>;
}

const TABLES: readonly string[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map(getTableName);

const OPERATIONS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'BEGIN', 'COMMIT', 'ROLLBACK'];

/**
 * From now on the time that each statement takes is in the traces, by what it does to which table, and without what it says.
 * @returns what takes that back, for a database that outlives the tracing
 */
export function traceDatabase(db: Database, { part }: Pick<Tracing, 'part'>): () => void {
  // Drizzle keeps what it asks by under this name, and types it by the driver, of which `Database` knows nothing.
  const { $client: client } = db as unknown as { $client: Client };
  const traced = new WeakSet<Asked>();

  function traceQueries(asked: Asked): void {
    if (traced.has(asked)) return;
    traced.add(asked);
    const query = asked.query.bind(asked);
    asked.query = (statement, ...rest) => {
      // The pool's own calls wait by a callback, and are a part of one that is traced already.
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
      // Lent by a callback it is the pool's own.
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

/** Only words of our own, whatever a statement holds. */
function knownWords(statement: string): { operation: string; table: string | undefined } {
  const [, first = ''] = /^\s*(\w+)/.exec(statement) ?? [];
  const [, named = ''] = /\b(?:from|into|update)\s+"(\w+)"/i.exec(statement) ?? [];
  const operation = OPERATIONS.find((known) => known === first.toUpperCase()) ?? 'other';
  return { operation, table: TABLES.find((known) => known === named) };
}
