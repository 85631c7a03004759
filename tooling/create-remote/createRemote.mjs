/**
 * Creates a remote in a folder outside this repository. It has its own git repository and its own lock file. The packages of ours
 * that it needs are in its `packages/`, as `npm pack` made them. Nothing here keeps a list of such remotes.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ownPackagesOf, packageIn, TOOLING } from '../packages.mjs';
import { packageOf, ROOT } from '../workspace.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');

/** The name in the template. */
const TEMPLATE_NAME = 'hello';

/** Packages that are built into the remote or shared with it. Every other package is a tool. */
const DEPENDENCIES = ['@komawari/shared-domain', '@komawari/shared-proto', '@komawari/shared-state', '@komawari/shared-ui'];

/** npm does not pack a file with this name, so the template cannot contain one. */
const GITIGNORE = 'node_modules/\ndist/\n.cache/\ncoverage/\n*.log\n';

/** Why a remote cannot be created in a folder; undefined if it can. */
export function folderProblem(folder, entries) {
  const name = basename(folder);
  if (!/^(mf-)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `A remote is called by its folder, in small letters, digits and hyphens, for example mf-news; "${name}" is no such name.`;
  if (/^(mf-)?shell$/.test(name)) return 'The name "shell" is taken. Choose another, for example mf-news.';
  const isRemote = entries.includes('package.json') && entries.includes('packages');
  if (entries.length > 0 && !isRemote) return `${folder} is not empty. Name a folder that is not there yet.`;
  return undefined;
}

/**
 * Creates a remote, or brings newer packages of ours into an existing one.
 * @param install whether npm installs what the remote needs (which writes its lock file) and git initializes a repository
 */
export async function createRemote(folder, { say = console.log, install = true } = {}) {
  const dir = resolve(folder);
  const entries = existsSync(dir) ? await readdir(dir) : [];
  const problem = folderProblem(dir, entries);
  if (problem) throw new Error(problem);
  const isNew = entries.length === 0;
  const name = nameOf(dir);
  await mkdir(join(dir, 'packages'), { recursive: true });
  say(`Packing Komawari's own packages into ${join(folder, 'packages')} …`);
  const packages = await packInto(join(dir, 'packages'));
  if (isNew) await writeTemplate(dir, name);
  await writePackage(dir, name, packages);
  if (!install) return;
  say('npm install (a minute or two the first time) …');
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], dir);
  if (isNew) await beginGit(dir, name);
  say(`${isNew ? `${name} is made` : `${name} has the packages of today`}: cd ${folder} && npm run standalone`);
}

/** The name of a package, from its folder: `news` and `mf-news` are both `mf-news`. */
function nameOf(dir) {
  return `mf-${basename(dir).replace(/^mf-/, '')}`;
}

/**
 * Packs one tarball of each package, with a hash in its name. npm decides by the file name whether a package has changed.
 * @returns the name of each tarball, by the name of the package
 */
async function packInto(folder) {
  for (const old of await readdir(folder)) if (old.endsWith('.tgz')) await rm(join(folder, old));
  const ours = [['@komawari/tooling', TOOLING], ...ownPackagesOf(TOOLING)];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', `--pack-destination=${folder}`, ...ours.map(([, dir]) => dir)],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  );
  const packed = [Object.values(JSON.parse(stdout))].flat();
  return Object.fromEntries(await Promise.all(packed.map(async (one) => [one.name, await withHash(folder, one)])));
}

async function withHash(folder, { filename, version }) {
  const content = readFileSync(join(folder, filename));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const named = filename.replace(`${version}.tgz`, `${version}-${hash}.tgz`);
  await rename(join(folder, filename), join(folder, named));
  return named;
}

async function writeTemplate(dir, name) {
  await cp(TEMPLATE, dir, { recursive: true });
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { parentPath, name: file } of files) {
    if (!/\.(json|tsx?|mjs|md)$/.test(file)) continue;
    const path = join(parentPath, file);
    await writeFile(path, renamed(await readFile(path, 'utf8'), name.replace(/^mf-/, '')));
  }
  await writeFile(join(dir, '.gitignore'), GITIGNORE);
}

/** The template's text with another name: in the package, its URL and its messages. */
export function renamed(text, name) {
  return text.replace(new RegExp(`\\b${TEMPLATE_NAME}\\b`, 'g'), name);
}

async function writePackage(dir, name, packages) {
  const file = join(dir, 'package.json');
  const before = existsSync(file) ? packageIn(dir) : newPackage(name);
  const places = Object.entries(packages).map(([own, tarball]) => [own, `file:packages/${tarball}`]);
  const isDependency = ([own]) => DEPENDENCIES.includes(own);
  const written = {
    ...before,
    dependencies: { ...before.dependencies, ...Object.fromEntries(places.filter(isDependency)) },
    devDependencies: { ...before.devDependencies, ...Object.fromEntries(places.filter((place) => !isDependency(place))) },
    // npm reads overrides only in the root package of an installation (docs/decisions/0001 and 0003 say why each version is
    // fixed).
    overrides: packageOf('.').overrides,
  };
  await writeFile(file, `${JSON.stringify(written, null, 2)}\n`);
}

function newPackage(name) {
  const { react, 'react-dom': reactDom, 'react-intl': reactIntl } = packageOf('tooling').peerDependencies;
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: packageOf('.').engines,
    scripts: { build: 'komawari build', test: 'komawari test', dev: 'komawari dev', standalone: 'komawari standalone' },
    dependencies: { react, 'react-intl': reactIntl },
    devDependencies: { 'react-dom': reactDom },
  };
}

async function beginGit(dir, name) {
  await run('git', ['init', '--quiet', '--initial-branch=main'], dir);
  await run('git', ['add', '--all'], dir);
  const author = ['-c', 'user.name=Komawari', '-c', 'user.email=komawari@localhost'];
  const known = await run('git', ['config', 'user.email'], dir).then(
    () => true,
    () => false,
  );
  await run('git', [...(known ? [] : author), 'commit', '--quiet', '--message', `${name} begins`], dir);
}

function run(program, args, cwd) {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${program} ${args[0]} did not work:\n${output.trim()}`))));
  });
}
