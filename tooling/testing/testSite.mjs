/** A real site with the test content, in its own process, for page tests and journeys. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcesIn } from '../fingerprint.mjs';
import { cacheOf, currentVersion, installedPackage, TOOLING } from '../packages.mjs';
import { publishBuilds } from '../publishBuilds.mjs';
import { BUILT_FOLDERS } from '../remotes.mjs';
import { builtServerCommand, serverCommand } from '../startServer.mjs';
import { ROOT } from '../workspace.mjs';
import { cachedFolder } from './cachedFolder.mjs';
import { writeTestPack } from './test-pack/writeTestPack.mjs';

/** Only stops a start that hangs: a busy machine is not an error. */
const START_DEADLINE_MS = 180_000;

/** The sources that determine the content of a filled site. */
const CONTENT_SOURCES = {
  '@komawari/server': ['src/library', 'src/database', 'src/objects', 'src/text', 'migrations'],
  '@komawari/shared-domain': ['src'],
  '@komawari/tooling': ['testing/test-pack'],
};

/**
 * Starts the site on a free port with its own fresh data.
 * @param {{ pack?: string, hasPages?: boolean, settings?: Record<string, string> }} [options]
 *   `pack`: a content pack to apply besides the test content; what is wrong with it is left out and reported.
 *   `hasPages`: whether to run the built server and publish the packages' builds to it. Without this, the site has only the API
 *   and the images, and needs no build.
 *   `settings`: environment variables of the server.
 * @returns its address, its data folder, the library's report about the pack, a function that applies another pack to the running
 *   site, and one that stops the site and removes the data
 */
export async function startTestSite({ pack, hasPages = false, settings = {} } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'komawari-test-'));
  await cp(await (hasPages ? publishedData() : filledData()), data, { recursive: true });
  const apply = async (folder) => (await ended(serverProcess(['library', 'apply', folder], data))).output;
  const told = pack ? await apply(pack) : '';
  const server = serverProcess(['serve'], data, { settings, commandOf: hasPages ? builtServerCommand : serverCommand });
  const stop = async () => {
    await ended(server, 'SIGTERM');
    await rm(data, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(server), told, apply, stop, data };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The data folder of a site with the test content. It is filled once, and kept as long as filling it would give the same result.
 * @returns its path; nobody may change the folder
 */
export function filledData() {
  return cachedFolder(placeOf('filled', contentState()), async (work) => {
    await writeTestPack(join(work, 'shelf'));
    const { code, output } = await ended(serverProcess(['library', 'apply', join(work, 'shelf')], join(work, 'data')));
    if (code !== 0) throw new Error(`The test pack could not be applied to the site:\n${output}`);
  });
}

/** The same, with the packages' current builds published to it. */
export function publishedData() {
  const builds = [...BUILT_FOLDERS, 'server'].map((folder) => currentVersion(join(ROOT, folder)));
  return cachedFolder(placeOf('published', hashOf([contentState(), ...builds])), async (work) => {
    const data = join(work, 'data');
    await cp(await filledData(), data, { recursive: true });
    const server = serverProcess(['serve'], data, { commandOf: builtServerCommand });
    await publishBuilds(await addressOf(server), data, () => {}).finally(() => ended(server, 'SIGTERM'));
  });
}

function placeOf(name, state) {
  return cacheOf(process.cwd(), 'test-site', name, state);
}

/** Identifies the test content as the current sources would import it. */
function contentState() {
  const sources = Object.entries(CONTENT_SOURCES).flatMap(([name, paths]) => {
    const dir = name === '@komawari/tooling' ? TOOLING : installedPackage(name, TOOLING);
    return sourcesIn(dir, paths).flatMap((path) => [`${name}/${path}`, readFileSync(join(dir, path))]);
  });
  // The dates of the test content are relative to today.
  return `${new Date().toISOString().slice(0, 10)}-${hashOf(sources)}`;
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function serverProcess(args, data, { settings, commandOf = serverCommand } = {}) {
  const [program, programArgs] = commandOf(args);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    KOMAWARI_DATA: data,
    PORT: '0',
    RATE_LIMIT: 'off',
    // Pages report their health while a canary is open, but otherwise never at random.
    HEALTH_SAMPLE: '0.000001',
    DATABASE_URL: '',
    REGION_HEADER: 'x-region',
    BRAND: join(TOOLING, 'testing/brand'),
    // The load of the machine must not decide whether a page arrives rendered.
    RENDER_DEADLINE_MS: '30000',
    ...settings,
  };
  const child = spawn(program, programArgs, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (child.output += text));
  return child;
}

/** The exit code and output of a process when it ends. With `signal`, sends that signal to the process. */
function ended(child, signal) {
  if (signal) child.kill(signal);
  const result = () => ({ code: child.exitCode, output: child.output });
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(result());
  return new Promise((resolve) => child.on('close', () => resolve(result())));
}

/** The server reports its address when it listens. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    const fail = (what) => reject(new Error(`The test site ${what}:\n${server.output}`));
    const deadline = setTimeout(() => fail(`did not start within ${START_DEADLINE_MS} ms`), START_DEADLINE_MS);
    server.on('close', () => fail('ended before it was ready'));
    server.on('message', ({ listening }) => {
      clearTimeout(deadline);
      resolve(listening);
    });
  });
}
