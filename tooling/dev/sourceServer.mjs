import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { installedPackage, ownPackagesOf, TOOLING } from '../packages.mjs';
import { sourceServerCommand } from '../startServer.mjs';

/** An editor may write a file in several steps, and several files at once. */
const PAUSE_MS = 200;

/**
 * Runs the server from its sources, and restarts it when they change. If it cannot start, it waits for the next change.
 * @param args its command line arguments
 * @param settings environment variables
 */
export function sourceServer(args, settings, say) {
  let child = start();
  let isStopping = false;
  let timer;
  let restarting = Promise.resolve();
  const watchers = sourceFolders().map((folder) => watch(folder, { recursive: true }, changed));

  function start() {
    const [program, programArgs] = sourceServerCommand(args);
    const env = { ...process.env, ...settings };
    const started = spawn(program, programArgs, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env });
    started.isListening = new Promise((resolve) => started.once('message', resolve));
    started.hasEnded = new Promise((resolve) => started.once('close', resolve));
    return started;
  }

  function changed(_event, file) {
    if (!/\.(ts|json|sql)$/.test(file ?? '') || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => (restarting = restarting.then(restart)), PAUSE_MS);
  }

  async function restart() {
    if (isStopping) return;
    say('The server changed: it starts again …');
    await end();
    child = start();
  }

  async function end() {
    child.kill('SIGTERM');
    await child.hasEnded;
  }

  return {
    isReady: () => child.isListening,
    /** Throws if the server ends before it listens for the first time. */
    async failed() {
      const first = child;
      const isUp = await Promise.race([first.isListening.then(() => true), first.hasEnded.then(() => false)]);
      if (!isUp && !isStopping) throw new Error('The server ended before it was ready.');
      return new Promise(() => {});
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await restarting;
      await end();
    },
  };
}

/** The source folders of the server and of the packages that it is built from. */
function sourceFolders() {
  const server = installedPackage('@komawari/server', TOOLING);
  return [server, ...ownPackagesOf(server).values()].map((dir) => join(dir, 'src'));
}
