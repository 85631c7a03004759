import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchContext } from '../BenchContext';
import { processorMs } from '../site/processCost';

/** A bound for what hangs: a busy machine is no fault. */
const START_DEADLINE_MS = 180_000;

export interface ServerSettings {
  dataDir: string;
  /** The embedded database, without it. */
  databaseUrl?: string | undefined;
  /** How long it serves on when it is asked to stop. */
  drainSeconds?: number;
}

/** A server that is hurt, and starts again on the same data at the same address. */
export class ServerProcess {
  #process: ChildProcess | undefined;
  #port = '0';
  #url = '';

  constructor(
    private readonly command: BenchContext['serverCommand'],
    private readonly settings: ServerSettings,
  ) {}

  get url(): string {
    return this.#url;
  }

  get isRunning(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** What it has used of the processors since its start. */
  get processorMs(): number {
    return this.isRunning ? processorMs(this.#process?.pid ?? 0) : Number.NaN;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const [program, args] = this.command(['serve']);
    const clock = pathToFileURL(path.join(import.meta.dirname, 'skewedClock.mjs')).href;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      KOMAWARI_DATA: this.settings.dataDir,
      DATABASE_URL: this.settings.databaseUrl ?? '',
      PORT: this.#port,
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      DRAIN_S: String(this.settings.drainSeconds ?? 0),
    };
    const child = spawn(program, ['--import', clock, ...args], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.#process = child;
    this.#url = await listening(child);
    this.#port = new URL(this.#url).port;
  }

  /** As its operator asks it to; it ends in its own time. */
  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || !this.isRunning) return;
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null]; // What Node tells of an end.
    if (code !== 0) throw new Error(`The server was asked to stop, and ended with ${code}.`);
  }

  /** As by a power cut: nothing of it runs on. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    this.#process?.kill('SIGKILL');
    await once(this.#process as ChildProcess, 'exit'); // It runs, so it is there.
  }

  /** It stands still, and its connections stay open. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Its clock is wrong by so much from now on. */
  skewClock(skewMs: number): void {
    this.#process?.send({ skewMs });
  }
}

/** The server tells its address when it can be reached there. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let errors = '';
    const fail = (what: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${what}:\n${errors}`));
    };
    const deadline = setTimeout(() => fail(`did not start within ${START_DEADLINE_MS} ms`), START_DEADLINE_MS);
    child.stderr?.on('data', (text) => (errors += text));
    child.once('exit', () => {
      clearTimeout(deadline);
      fail('ended before it was ready');
    });
    child.once('message', (message) => {
      clearTimeout(deadline);
      // Our own server sends this and nothing else.
      resolve((message as { listening: string }).listening);
    });
  });
}
