/**
 * The thread in which one composition's pages are rendered. It evaluates the shell's bundle at its start and a remote's when
 * one of its pages is first asked for, and gives remotes what the shell shares and nothing else. Whatever happens here ends
 * this thread at worst. Plain JavaScript, so that it starts without a compiler.
 */
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./renderMessages').WorkerInputs} */
const { composition, config, shell, remotes } = workerData;
const requireBuiltin = createRequire(import.meta.url);

/** Runs a bundle of CommonJS under the name of its file, by which a stack trace tells whose it is. */
function evaluate({ file, source }, require) {
  const module = { exports: {} };
  const run = vm.runInThisContext(`(function (module, exports, require) {${source}\n})`, { filename: file });
  run(module, module.exports, require);
  return module.exports;
}

function requireForShell(name) {
  if (isBuiltin(name)) return requireBuiltin(name);
  throw new Error(`The shell's bundle requires "${name}", and should hold everything but Node's own modules.`);
}

const { createPageRenderer, shared } = evaluate(shell, requireForShell);

function requireForRemote(name) {
  if (Object.hasOwn(shared, name)) return shared[name];
  throw new Error(`It requires "${name}", which the shell does not share. It shares: ${Object.keys(shared).join(', ')}.`);
}

async function loadRemote(name) {
  if (!remotes[name]) throw new Error(`${name} has no bundle for the server.`);
  const { remote } = evaluate(remotes[name], requireForRemote);
  if (!remote) throw new Error(`The bundle of ${name} exports no \`remote\`.`);
  return remote;
}

const renderPage = createPageRenderer({ composition, config, loadRemote });

parentPort.on('message', async ({ id, page }) => {
  try {
    parentPort.postMessage({ id, html: await renderPage(page) });
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
parentPort.postMessage({ isReady: true });
