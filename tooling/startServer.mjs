import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isUpToDate } from './fingerprint.mjs';
import { installedPackage, TOOLING } from './packages.mjs';

/** The folder of the server that was built last, with all that it needs but its installed packages. */
export function builtServer() {
  const dist = join(installedPackage('@komawari/server', TOOLING), 'dist');
  return join(dist, JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')).version);
}

/**
 * For glibc: two heaps beside each other and not one for each thread, and what is freed goes back to the system. Without it a
 * process that has published keeps 100 MB that nobody uses (server/Dockerfile and docs/guides/operator.md name the same).
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** How the built server is started, as it is in production. */
export function builtServerCommand(args) {
  return [process.execPath, [join(builtServer(), 'server.mjs'), ...args]];
}

/** How the server is started soonest: as it was built, where that is of its present sources, which takes a fifth of the time. */
export function serverCommand(args) {
  return isUpToDate(installedPackage('@komawari/server', TOOLING)) ? builtServerCommand(args) : sourceServerCommand(args);
}

/** How the server is started without a build: the TypeScript sources, by tsx, in this process's Node. */
export function sourceServerCommand(args) {
  const tsx = pathToFileURL(createRequire(join(TOOLING, 'package.json')).resolve('tsx')).href;
  return [process.execPath, ['--import', tsx, join(installedPackage('@komawari/server', TOOLING), 'src/main.ts'), ...args]];
}

/**
 * Runs the built server in the foreground until it ends; Ctrl-C and a stop from outside reach it, and it ends in its own time.
 * @param options of the process, and `onListening`, which is told the server's address on this machine
 */
export function startServer(args, { onListening, env = process.env, ...options } = {}) {
  const [program, programArgs] = builtServerCommand(args);
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(program, programArgs, { stdio, env: { ...MEMORY_SETTINGS, ...env }, ...options });
  child.on('message', ({ listening }) => onListening?.(listening));
  // The terminal sends Ctrl-C to both; here it only must not end us before the server has.
  const onInterrupt = () => {};
  const onTerminate = () => child.kill('SIGTERM');
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
      resolve(signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : code);
    });
  });
}
