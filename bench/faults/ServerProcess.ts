import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchContext } from '../BenchContext';
import { processorMs } from '../site/processCost';

/** Only stops a start that hangs: a busy machine is not an error. */
const START_DEADLINE_MS = 180_000;

export interface ServerSettings {
  dataDir: string;
  /** Without it, the server uses the embedded database. */
  databaseUrl?: string | undefined;
  /** How long the server continues to serve after a request to stop. */
  drainSeconds?: number;
}

/** A server that tests can damage, and that starts again with the same data at the same address. */
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

  /** The processor time since its start. */
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

  /** Stops it as its operator does. The server ends in its own time. */
  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || !this.isRunning) return;
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null]; // Arguments of Node's `exit` event.
    if (code !== 0) throw new Error(`The server was asked to stop, and ended with ${code}.`);
  }

  /** Like a power cut: the process ends at once. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    this.#process?.kill('SIGKILL');
    await once(this.#process as ChildProcess, 'exit'); // It runs, so it exists.
  }

  /** Pauses the process. Its connections stay open. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** From now on, its clock is wrong by this much. */
  skewClock(skewMs: number): void {
    this.#process?.send({ skewMs });
  }
}

/** The server reports its address when it listens. */
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
      // Our own server sends only this message.
      resolve((message as { listening: string }).listening);
    });
  });
}
