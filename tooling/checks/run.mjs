import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

/**
 * Environment for a Go program that ends within seconds, such as the compiler and the type-aware linter: it collects garbage only
 * when there is much of it. This saves a quarter of the processor time for types and a sixth for lint, and costs half as much
 * memory more.
 */
export const RARE_GARBAGE_COLLECTION = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * Runs an installed tool, or a program by its path, and returns its output. With `isShown`, the program prints directly. With
 * `isBeside`, it runs with low priority.
 */
export function run(program, args, { isShown = false, isBeside = false, env = {} } = {}) {
  const installed = join(ROOT, 'node_modules/.bin', program);
  const child = spawn(existsSync(installed) ? installed : program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  // Without a process ID, the program did not start.
  if (isBeside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
