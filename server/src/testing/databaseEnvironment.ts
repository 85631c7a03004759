import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { SMALL_BUFFERS } from '../database/smallBuffers';

declare global {
  /**
   * Lends a test file an in-memory database that nobody else uses until its `close`. A new one is created from the image, if
   * there is one.
   */
  var lendDatabase: ((image: () => Blob | undefined) => Promise<LentDatabase>) | undefined;
}

export interface LentDatabase {
  client: PGlite;
  /** Whether no test has used it before. */
  isNew: boolean;
}

/**
 * Databases that no test is using. They live as long as Jest's worker, because starting one takes longer than most test files.
 */
const idle: PGlite[] = [];

/** Without this setting, PostgreSQL logs the progress of its start every ten seconds, even long after the start. */
const QUIET_START = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0', ...SMALL_BUFFERS];

const ALL_TABLES = `SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables WHERE schemaname = 'public'`;

/** A Node environment for the server's tests. Test files pass their databases on to others, empty. */
export default class DatabaseEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.lendDatabase = lendDatabase;
  }
}

async function lendDatabase(image: () => Blob | undefined): Promise<LentDatabase> {
  const known = idle.pop();
  return { client: lent(known ?? (await startDatabase(image()))), isNew: !known };
}

async function startDatabase(image: Blob | undefined): Promise<PGlite> {
  const client = await PGlite.create({ startParams: QUIET_START, ...(image && { loadDataDir: image }) });
  const execute = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (...args) => withoutHolding(() => execute(...args));
  return client;
}

/**
 * After a transaction, PostgreSQL waits ten seconds before it writes its statistics. That timer must not keep Jest's worker
 * alive.
 */
function withoutHolding<T>(run: () => T): T {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => setTimeout(...args).unref(), setTimeout);
  try {
    return run();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

/**
 * The database for one test file. After `close` the file cannot use it any more, so that one test file never writes into the
 * database of another.
 */
function lent(client: PGlite): PGlite {
  let isReturned = false;
  const close = async () => {
    isReturned = true;
    await clear(client);
    idle.push(client);
  };
  return new Proxy(client, {
    get(target, name) {
      if (isReturned) throw new Error('This database has been closed.');
      if (name === 'close') return close;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Only the migrations stay. */
async function clear(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(ALL_TABLES);
  if (rows[0]?.names) await client.exec(`TRUNCATE ${rows[0].names} RESTART IDENTITY CASCADE`);
}
