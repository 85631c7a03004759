/** Makes node_modules match the lock file. It uses only Node itself, since it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const OLDEST_NODE = [20, 19];

/** Records which lock file the installed packages belong to. */
const MARKER = 'node_modules/.komawari-installed';

const IS_WINDOWS = process.platform === 'win32';

/** npm's messages when it cannot reach the registry, or when what it downloaded is broken. */
const NETWORK_ERRORS = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EPROTO|ERR_SOCKET_TIMEOUT|network/i;
const BROKEN_DOWNLOADS = /EINTEGRITY|ERR_INVALID_TARBALL|TAR_|Z_DATA_ERROR|zlib|premature close/i;

/** Says what is wrong with this Node version; undefined if nothing is. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return undefined;
  return `Node ${OLDEST_NODE.join('.')} or newer is needed, and this is ${version}. Get one from https://nodejs.org and run the command again.`;
}

/** Installs the packages of the lock file if some are missing. */
export async function ensureInstalled(say) {
  if (readText(MARKER) === lockHash() || missingPackages().length === 0) return;
  say('Installing the packages of package-lock.json (a minute or two the first time) …');
  const stop = sayEvery(10_000, (seconds) => say(`  still installing, ${seconds} s`));
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']).finally(stop);
  if (code !== 0) throw new Error(installProblem(code, output));
  writeFileSync(join(ROOT, MARKER), lockHash());
}

function lockHash() {
  return createHash('sha256')
    .update(readText('package-lock.json') ?? '')
    .digest('hex');
}

/** Packages of the lock file that node_modules lacks or has in another version, and commands of our own that it lacks. */
function missingPackages() {
  const wanted = JSON.parse(readText('package-lock.json')).packages;
  const installed = JSON.parse(readText('node_modules/.package-lock.json') ?? '{}').packages ?? {};
  const packages = Object.entries(wanted)
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const commands = Object.entries(wanted)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([, { bin }]) => Object.keys(bin ?? {}))
    .filter((name) => !existsSync(join(ROOT, 'node_modules/.bin', name)));
  return [...packages, ...commands];
}

function readText(path) {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** npm's own output, preceded by what it means and what to do. */
export function installProblem(code, output) {
  const what = problemOf(code, output);
  return `${what}\n\nnpm ci said:\n${output.trim().split('\n').slice(0, 15).join('\n')}`;
}

function problemOf(code, output) {
  if (code === 'ENOENT')
    return 'npm is not there. It comes with Node: install Node from https://nodejs.org, or your system’s npm package.';
  if (/EUSAGE/.test(output))
    return 'package-lock.json and a package.json do not fit together. Whoever changed one runs npm install and commits both.';
  if (BROKEN_DOWNLOADS.test(output))
    return 'A downloaded package is broken. Run the command again; if it fails again: npm cache clean --force';
  if (/ENOSPC/.test(output)) return 'The disk is full. The packages need about 700 MB.';
  if (/EACCES|EPERM/.test(output)) return 'npm may not write here. The folder and node_modules have to belong to you.';
  if (NETWORK_ERRORS.test(output))
    return 'The packages could not be downloaded: no network, or the registry does not answer. Check the connection (npm ping) and run the command again.';
  return 'The packages could not be installed. What did get installed stays; the command can be run again.';
}

function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: IS_WINDOWS });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: error.code, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function sayEvery(ms, say) {
  const begun = Date.now();
  const timer = setInterval(() => say(Math.round((Date.now() - begun) / 1000)), ms);
  return () => clearInterval(timer);
}
