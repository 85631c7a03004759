/**
 * The thread that renders the pages of one composition. It evaluates the shell's bundle when it starts, and a remote's bundle
 * when one of its pages is first requested. It gives remotes only what the shell shares; the bundles of webviews contain all of
 * their dependencies. In the worst case, an error ends only this thread. It is plain JavaScript, so that it starts without a
 * compiler.
 */
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'parse5';
import { watchBuiltins } from './watchBuiltins.mjs';

/** @type {import('./renderMessages').WorkerInputs} */
const { composition, config, shell, remotes, webviews } = workerData;
const requireBuiltin = createRequire(import.meta.url);

/** The maximum output of a thread's bundles, in characters. Nobody reads more, and a loop may print endlessly. */
let printable = 4096;

/** Replaces the server's own output, which is a log. */
function print(chunk, ...rest) {
  const printed = String(chunk).slice(0, printable);
  printable -= printed.length;
  if (printed) parentPort.postMessage({ printed });
  rest.find((part) => typeof part === 'function')?.();
  return true;
}
process.stdout.write = print;
process.stderr.write = print;

/** Runs a CommonJS bundle under its file name, so that stack traces show which bundle it is. */
function evaluate({ file, source }, require) {
  const module = { exports: {} };
  const run = vm.runInThisContext(`(function (module, exports, require) {${source}\n})`, { filename: file });
  run(module, module.exports, require);
  return module.exports;
}

function requireForWhole(name) {
  if (isBuiltin(name)) return requireBuiltin(name);
  throw new Error(`It requires "${name}", and should hold everything but Node's own modules.`);
}

const { createPageRenderer, shared } = evaluate(shell, requireForWhole);
const changedBuiltin = watchBuiltins();

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

/** @type {Map<string, import('@komawari/shared-state/contract').ServerWebview>} */
const loadedWebviews = new Map();

function renderWebview({ remote, data }, page) {
  const bundle = loadedWebviews.get(remote) ?? evaluate(webviews[remote], requireForWhole);
  loadedWebviews.set(remote, bundle);
  return bundle.renderWebview(data, page);
}

/** In characters: ten times the longest existing page. A larger result would block the server while it writes the page. */
const MAX_HTML = 8_000_000;

/**
 * Throws if the HTML does not end where it is inserted: with an open `<template>` or comment, all that follows it in the page is
 * inside it, also the scripts. Browsers close many other elements, so only the result of parsing counts.
 */
function assertClosed(html) {
  const [, body] = parse(`<!doctype html><body><div>${html}</div><hr>`).childNodes.at(-1).childNodes;
  const names = body.childNodes.map(({ nodeName }) => nodeName).join(' ');
  if (names !== 'div hr') throw new Error('Its HTML is not balanced: an element is not closed, or is closed twice.');
}

async function htmlOf(page, webview) {
  const html = await (webview ? renderWebview(webview, page) : renderPage(page));
  if (typeof html !== 'string') throw new Error('What it rendered is not HTML.');
  if (html.length > MAX_HTML) throw new Error(`It rendered ${html.length} characters, and may render ${MAX_HTML}.`);
  assertClosed(html);
  const changed = changedBuiltin();
  if (changed !== undefined) throw new Error(`It changes ${changed}, which the pages of all remotes share.`);
  return html;
}

parentPort.on('message', async ({ id, page, webview }) => {
  try {
    parentPort.postMessage({ id, html: await htmlOf(page, webview) });
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
parentPort.postMessage({ isReady: true });
