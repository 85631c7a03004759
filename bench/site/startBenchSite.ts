import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@komawari/server/src/database/Database';
import { type DatabaseOptions, openDatabase } from '@komawari/server/src/database/openDatabase';
import { folderObjectStore } from '@komawari/server/src/objects/folderObjectStore';
import type { ObjectStore } from '@komawari/server/src/objects/ObjectStore';
import type { BenchContext } from '../BenchContext';

const START_DEADLINE_MS = 120_000;

/** Where a bench creates its library. */
export interface Library {
  db: Database;
  objects: ObjectStore;
}

export interface BenchSite<Content> {
  url: string;
  /** The ID of the server's process. */
  pid: number;
  content: Content;
  stop: () => Promise<void>;
}

/**
 * Fills a fresh data folder and serves it on a free port, in a separate process, as in production. `settings` are environment
 * variables of the server.
 */
export async function startBenchSite<Content>(
  { serverCommand, publishBuilds }: BenchContext,
  fill: (library: Library) => Promise<Content>,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchSite<Content>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'komawari-bench-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server) await end(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const content = await filled({ dataDir, databaseUrl: settings.DATABASE_URL }, fill);
    const [program, args] = serverCommand(['serve']);
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      KOMAWARI_DATA: dataDir,
      PORT: '0',
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
      ...settings,
    };
    server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    const url = await addressOf(server);
    await publishBuilds(url, dataDir, () => undefined);
    return { url, pid: server.pid ?? 0, content, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes the rows before the server starts, because the embedded database belongs to one process. */
async function filled<Content>(options: DatabaseOptions, fill: (library: Library) => Promise<Content>): Promise<Content> {
  const { db, close } = await openDatabase(options);
  try {
    return await fill({ db, objects: folderObjectStore(path.join(options.dataDir, 'objects')) });
  } finally {
    await close();
  }
}

/** The server reports its address when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string) => reject(new Error(`The server ${what}:\n${output}`));
    const deadline = setTimeout(() => fail(`did not start within ${START_DEADLINE_MS} ms`), START_DEADLINE_MS);
    server.once('exit', () => fail('ended before it was ready'));
    server.stdout?.on('data', (text) => (output += text));
    server.once('message', (message) => {
      clearTimeout(deadline);
      // Our own server sends only this message.
      resolve((message as { listening: string }).listening);
    });
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
