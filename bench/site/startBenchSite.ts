import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '@komawari/server/src/database/Database';
import { openDatabase } from '@komawari/server/src/database/openDatabase';
import { folderObjectStore } from '@komawari/server/src/objects/folderObjectStore';
import type { ObjectStore } from '@komawari/server/src/objects/ObjectStore';
import type { BenchContext } from '../BenchContext';

/** What it prints is read here; what it complains of is for whoever watches. */
type SiteProcess = ChildProcessByStdio<null, Readable, null>;

const START_DEADLINE_MS = 120_000;

/** Where a library is made. */
export interface Library {
  db: Database;
  objects: ObjectStore;
}

export interface BenchSite<Content> {
  url: string;
  content: Content;
  stop: () => Promise<void>;
}

/** Fills fresh data of its own and serves them on a free port, in a process of its own, as in production. */
export async function startBenchSite<Content>(
  { serverCommand }: BenchContext,
  fill: (library: Library) => Promise<Content>,
): Promise<BenchSite<Content>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'komawari-bench-'));
  let server: SiteProcess | undefined;
  const stop = async () => {
    if (server) await end(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const content = await filled(dataDir, fill);
    const [program, args] = serverCommand(['serve']);
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      KOMAWARI_DATA: dataDir,
      PORT: '0',
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
    };
    server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    return { url: await addressOf(server), content, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The rows are written before the server starts: the embedded database belongs to one process. */
async function filled<Content>(dataDir: string, fill: (library: Library) => Promise<Content>): Promise<Content> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await fill({ db, objects: folderObjectStore(path.join(dataDir, 'objects')) });
  } finally {
    await close();
  }
}

/** The server prints its address when it can be reached there. */
function addressOf(server: SiteProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string) => reject(new Error(`The server ${what}:\n${output}`));
    const deadline = setTimeout(() => fail(`did not start within ${START_DEADLINE_MS} ms`), START_DEADLINE_MS);
    server.once('exit', () => fail('ended before it was ready'));
    server.stdout.on('data', (text) => {
      output += text;
      const address = /https?:\/\/localhost:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(deadline);
      resolve(address);
    });
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
