import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../text/caughtError';

/** A separate PostgreSQL for a test or a benchmark, with functions that make it fail. */
export interface RealPostgres {
  url: string;
  /** It hangs: nothing answers, and connections stay open. */
  freeze: () => void;
  thaw: () => void;
  /** It ends like in a power failure, with every connection. */
  kill: () => Promise<void>;
  /** It starts again with the data on its disk. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

const START_MS = 60_000;
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, if this machine has them. Debian and Ubuntu: apt-get install postgresql */
const PROGRAMS = [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : []),
  ...(process.env.PATH ?? '').split(path.delimiter),
].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));

export const HAS_POSTGRES = PROGRAMS !== undefined;

/** Starts one with an empty database. */
export async function startRealPostgres(): Promise<RealPostgres> {
  if (!PROGRAMS) throw new Error('This machine has no PostgreSQL: apt-get install postgresql');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-pg-'));
  const user = userFor(folder);
  const data = path.join(folder, 'data');
  execFileSync(path.join(PROGRAMS, 'initdb'), ['-D', data, '-U', 'komawari', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  // Another process could take a free port a moment later. A socket in a folder stays the same across restarts.
  const url = `postgres://komawari@localhost:5432/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => {
    for (const pid of server?.pid === undefined ? [] : [server.pid, ...childrenOf(server.pid)]) signalIfThere(pid, name);
  };
  const ended = () =>
    new Promise<void>((resolve) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) resolve();
      else server.once('close', () => resolve());
    });

  async function start(): Promise<void> {
    const settings = ['listen_addresses=', 'port=5432', `unix_socket_directories=${folder}`, 'fsync=off'];
    server = spawn(path.join(PROGRAMS ?? '', 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilItAnswers(url);
  }

  async function kill(): Promise<void> {
    signal('SIGKILL');
    await ended();
  }

  await start();
  return {
    url,
    start,
    kill,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. Then it runs as the user that its package created. */
function userFor(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** A process may end between being listed and being signaled. */
function signalIfThere(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

function childrenOf(pid: number): number[] {
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return list.split('\n').map(Number).filter(Boolean);
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
