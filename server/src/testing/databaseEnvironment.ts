import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { SMALL_BUFFERS } from '../database/smallBuffers';

declare global {
  /** Lends a test file a database in memory that nobody else uses until its `close`; a new one is made of the image, if there is any. */
  var lendDatabase: ((image: () => Blob | undefined) => Promise<LentDatabase>) | undefined;
}

export interface LentDatabase {
  client: PGlite;
  /** Whether no test has had it before. */
  isNew: boolean;
}

/** Those that no test has at the moment. They live as long as jest's worker: starting one takes longer than most test files. */
const idle: PGlite[] = [];

/** PostgreSQL tells every ten seconds how its start goes, long after it has. */
const QUIET_START = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0', ...SMALL_BUFFERS];

const ALL_TABLES = `SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables WHERE schemaname = 'public'`;

/** Node for the server's tests, with databases that test files take over from one another, empty. */
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

/** After a transaction PostgreSQL waits ten seconds before it writes its statistics. That timer must not keep jest's worker from ending. */
function withoutHolding<T>(run: () => T): T {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => setTimeout(...args).unref(), setTimeout);
  try {
    return run();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

/** The database for one borrower. Who has closed it cannot reach it any more, so that nothing of one test file is written in another's. */
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
