/**
 * `npm run build [-- mf-catalog …]`: builds what changed since its last build.
 * Every package is built in a process of its own, as it would be on the machine of its own team.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './fingerprint.mjs';
import { BUILT_FOLDERS } from './remotes.mjs';
import { isMain, ROOT } from './workspace.mjs';

/** A build keeps one core busy. */
const AT_ONCE = 2;

/** Tabs that are still open ask for files of the releases before this one. */
const KEPT_RELEASES = 3;

/** Builds the packages that changed. Throws with the tools' own words when one cannot be built. */
export async function build(folders = BUILT_FOLDERS, say = console.log) {
  const changed = folders.filter((folder) => !isBuilt(folder));
  if (changed.length === 0) return say(`Nothing to build: ${folders.length} packages are as they were.`);
  say(`Building ${changed.join(', ')} …`);
  const waiting = [...changed];
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) await buildOne(folder, say);
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function isBuilt(folder) {
  const version = versionOf(folder);
  return currentVersion(folder) === version && existsSync(join(ROOT, folder, 'dist', version, 'release.json'));
}

function currentVersion(folder) {
  try {
    return JSON.parse(readFileSync(join(ROOT, folder, 'dist/current.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

async function buildOne(folder, say) {
  const begun = Date.now();
  const { code, output } = await run(folder);
  if (code !== 0) throw new Error(`${folder} could not be built.\n${output}\nRepeat with: npm run build -- ${folder}`);
  removeOldReleases(folder);
  say(`  ${folder} ${currentVersion(folder)} built in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

function run(folder) {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'webpack/buildRelease.mjs');
    const child = spawn(process.execPath, [script, folder], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

function removeOldReleases(folder) {
  const dist = join(ROOT, folder, 'dist');
  const current = currentVersion(folder);
  const releases = readdirSync(dist)
    .filter((name) => name !== current && statSync(join(dist, name)).isDirectory())
    .sort((a, b) => statSync(join(dist, b)).mtimeMs - statSync(join(dist, a)).mtimeMs);
  for (const name of releases.slice(KEPT_RELEASES - 1)) rmSync(join(dist, name), { recursive: true });
}

if (isMain(import.meta.url)) {
  const asked = process.argv.slice(2);
  const unknown = asked.find((folder) => !BUILT_FOLDERS.includes(folder));
  if (unknown) {
    console.error(`There is no package ${unknown} to build. There are: ${BUILT_FOLDERS.join(', ')}.`);
    process.exit(1);
  }
  await build(asked.length > 0 ? asked : BUILT_FOLDERS).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
