import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Target } from './load';

/** Starts Node's own HTTP server, used as intended, with the same bytes and no logic. */
export async function startBareNode(folder: string): Promise<Target & { stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bareServer.mjs'), folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number]; // It sends nothing else.
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
