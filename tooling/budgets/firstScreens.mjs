/**
 * Measures how many bytes of script a page needs before a reader can press anything on it. The sizes are compressed, from the
 * build's output, for English.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuild } from '../cli/readBuild.mjs';
import { BUILT_FOLDERS } from '../remotes.mjs';
import { ROOT } from '../workspace.mjs';

/**
 * @typedef {Map<string, number>} FileSizes bytes in brotli, by release and by file name without its hash
 * @typedef {{ document: object, sizeOf: (file: string) => number }} Build
 */

/** The newest builds of this repository. */
export function readBuilds() {
  return BUILT_FOLDERS.map((folder) => {
    const { document } = readBuild(join(ROOT, folder));
    const base = join(ROOT, folder, 'dist', document.version);
    return { document, sizeOf: (file) => statSync(join(base, `${file}.br`)).size };
  });
}

/**
 * Measures the scripts of each route's first screen, and all scripts of each release.
 * @param {Build[]} builds the shell first
 * @returns {{ routes: Map<string, FileSizes>, releases: Map<string, FileSizes>, modules: Map<string, Map<string, { bytes: number,
 *   importedBy: string }>> }}
 *   `modules`: the modules of each release by name, as its build reports them
 */
export function measureScripts([shell, ...remotes]) {
  const ofShell = sizesOf(shell, [...shell.document.js, shell.document.messages.en]);
  const routes = new Map(pathsOf(shell).map(({ path }) => [path, ofShell]));
  for (const remote of remotes) {
    for (const route of pathsOf(remote)) routes.set(route.path, firstScreenOf(remote, route, ofShell));
  }
  const releases = new Map([shell, ...remotes].map((build) => [build.document.name, sizesOf(build, scriptsOf(build))]));
  const modules = new Map([shell, ...remotes].map((build) => [build.document.name, modulesOf(build)]));
  return { routes, releases, modules };
}

export function totalOf(sizes) {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function pathsOf({ document }) {
  return document.routes.filter(({ page }) => page);
}

function firstScreenOf(remote, { page, chrome }, ofShell) {
  const { entry, pages, messages, webview } = remote.document;
  if (chrome === 'webview' && webview) return sizesOf(remote, [...webview.js, ...webview.pages[page].js, webview.messages.en]);
  return new Map([...ofShell, ...sizesOf(remote, [entry, ...pages[page].js, messages.en])]);
}

/** Every script, but only the English messages. */
function scriptsOf({ document: { integrity, messages, webview } }) {
  const words = [messages, webview?.messages ?? {}].flatMap(Object.entries);
  const others = new Set(words.filter(([locale]) => locale !== 'en').map(([, file]) => file));
  return Object.keys({ ...integrity, ...webview?.integrity }).filter((file) => file.endsWith('.js') && !others.has(file));
}

function modulesOf({ document: { modules = {} } }) {
  const byName = new Map();
  for (const { name, bytes, importedBy } of Object.values(modules).flat()) {
    byName.set(name, { importedBy, bytes: bytes + (byName.get(name)?.bytes ?? 0) });
  }
  return byName;
}

function sizesOf({ document: { name }, sizeOf }, files) {
  return new Map(files.map((file) => [`${name}/${file.replace(/\.[0-9a-f]{8}(?=\.js$)/, '')}`, sizeOf(file)]));
}
