import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The output of the drawing program, one JSON document per line; see sample-pack/src/pack/drawPack.ts. */
export type DrawerEvent =
  | { stage: string; done: number; total: number; what: string }
  | { ready: 'chapter'; work: string; lang: string; number: number | string }
  | { ready: 'shelf' | 'all' };

export interface DrawerOptions {
  repository: string;
  /** The folder that the pack is drawn into. */
  folder: string;
  /** `neon-harbor` or `neon-harbor/en`: keeps the pack small, for tests. */
  only?: string | undefined;
  maxChapters?: string | undefined;
  signal: AbortSignal;
  onEvent: (event: DrawerEvent) => void;
}

/** Readers of the site have priority over drawing. */
const NICENESS = 10;

/**
 * Runs the drawing program until the pack is drawn or the signal aborts. It is a separate process, because drawing takes all the
 * processor time that it gets, and the server must keep answering.
 * @throws Error with the program's own message if it fails
 */
export async function runDrawer({ repository, folder, only, maxChapters, signal, onEvent }: DrawerOptions): Promise<void> {
  const program = path.join(repository, 'sample-pack', 'src', 'main.ts');
  const flags = [
    '--out',
    folder,
    '--stage',
    'all',
    ...(only ? ['--only', only] : []),
    ...(maxChapters ? ['--max-chapters', maxChapters] : []),
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...flags], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  if (child.pid !== undefined) yieldTo(child.pid);

  let lastWords = '';
  child.stderr.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2_000)));
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  try {
    // The drawing program of the same release writes these lines.
    for await (const line of createInterface({ input: child.stdout })) onEvent(JSON.parse(line) as DrawerEvent);
    const code = await ended;
    if (code !== 0 && !signal.aborted) throw new Error(lastWords.trim() || `the drawing program ended with ${code}`);
  } finally {
    signal.removeEventListener('abort', stop);
    if (child.exitCode === null) child.kill('SIGTERM');
  }
}

function yieldTo(pid: number): void {
  try {
    os.setPriority(pid, NICENESS);
  } catch {
    // The process has ended, or the system has no priorities. Then all processes share the processor equally.
  }
}
