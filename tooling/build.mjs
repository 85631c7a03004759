/**
 * `npm run build [-- mf-catalog …]`: builds what changed since its last build.
 * Every package is built in its own process, as on the machine of its own team. `komawari build` does the same in the folder of a
 * remote outside this repository.
 */
import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isUpToDate } from './fingerprint.mjs';
import { currentVersion, shortNameOf } from './packages.mjs';
import { ALL_BUILT_FOLDERS } from './remotes.mjs';
import { isMain, ROOT } from './workspace.mjs';

/** A build keeps one core busy. */
const AT_ONCE = 2;

/** Builds the packages of this repository that changed. If a build fails, throws an error with the output of the tools. */
export function build(folders = ALL_BUILT_FOLDERS, say = console.log) {
  return buildPackages(
    folders.map((folder) => join(ROOT, folder)),
    say,
  );
}

/** Like `build`, for packages in any folder. */
export async function buildPackages(dirs, say) {
  const changed = dirs.filter((dir) => !isUpToDate(dir));
  if (changed.length === 0) return say(`Nothing to build: ${dirs.map(shortNameOf).join(', ')} unchanged.`);
  say(`Building ${changed.map(shortNameOf).join(', ')} …`);
  const waiting = [...changed];
  const worker = async () => {
    for (let dir = waiting.shift(); dir; dir = waiting.shift()) await buildOne(dir, say);
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function buildOne(dir, say) {
  const begun = Date.now();
  const name = shortNameOf(dir);
  const { code, output } = await run(dir);
  if (code !== 0) throw new Error(`${name} could not be built.\n${output}`);
  removeOldReleases(dir);
  say(`  ${name} ${currentVersion(dir)} built in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

function run(dir) {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'webpack/buildRelease.mjs');
    const child = spawn(process.execPath, [script, dir], { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** The site's object store keeps what was published. Here the newest build is enough. */
function removeOldReleases(dir) {
  const dist = join(dir, 'dist');
  const current = currentVersion(dir);
  const older = readdirSync(dist).filter((name) => name !== current && statSync(join(dist, name)).isDirectory());
  for (const name of older) rmSync(join(dist, name), { recursive: true });
}

if (isMain(import.meta.url)) {
  const asked = process.argv.slice(2);
  const unknown = asked.find((folder) => !ALL_BUILT_FOLDERS.includes(folder));
  if (unknown) {
    console.error(`There is no package ${unknown} to build. There are: ${ALL_BUILT_FOLDERS.join(', ')}.`);
    process.exit(1);
  }
  await build(asked.length > 0 ? asked : ALL_BUILT_FOLDERS).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
