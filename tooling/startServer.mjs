import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isUpToDate } from './fingerprint.mjs';
import { installedPackage, TOOLING } from './packages.mjs';

/** The folder of the last built server, with everything it needs except its installed packages. */
export function builtServer() {
  const dist = join(installedPackage('@komawari/server', TOOLING), 'dist');
  return join(dist, JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')).version);
}

/**
 * For glibc: two heaps instead of one per thread, and freed memory goes back to the system. Without these settings, a process
 * that has published keeps 100 MB of unused memory (server/Dockerfile and docs/guides/operator.md contain the same settings).
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The command that starts the built server, as in production. */
export function builtServerCommand(args) {
  return [process.execPath, [join(builtServer(), 'server.mjs'), ...args]];
}

/** The fastest command to start the server: the built one if it matches the current sources, which takes a fifth of the time. */
export function serverCommand(args) {
  return isUpToDate(installedPackage('@komawari/server', TOOLING)) ? builtServerCommand(args) : sourceServerCommand(args);
}

/** The command that starts the server without a build: tsx runs the TypeScript sources in this process's Node. */
export function sourceServerCommand(args) {
  const tsx = pathToFileURL(createRequire(join(TOOLING, 'package.json')).resolve('tsx')).href;
  return [process.execPath, ['--import', tsx, join(installedPackage('@komawari/server', TOOLING), 'src/main.ts'), ...args]];
}

/**
 * Runs the built server in the foreground until it ends. Ctrl-C and SIGTERM reach it, and it ends in its own time.
 * @param options of the process, and `onListening`, which gets the server's address on this machine
 */
export function startServer(args, { onListening, env = process.env, ...options } = {}) {
  const [program, programArgs] = builtServerCommand(args);
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(program, programArgs, { stdio, env: { ...MEMORY_SETTINGS, ...env }, ...options });
  child.on('message', ({ listening }) => onListening?.(listening));
  // The terminal sends Ctrl-C to both processes. It must not end this one before the server ends.
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
