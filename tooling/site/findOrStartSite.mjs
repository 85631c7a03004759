import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installedPackage, projectOf, TOOLING } from '../packages.mjs';
import { builtServerCommand, serverCommand } from '../startServer.mjs';

const DEFAULT_PORT = 8400;

/**
 * Finds the site that answers a remote's calls during development: the one that `--site` or `KOMAWARI_SITE` names, one that runs
 * on this machine, or one that is started and that `stop` ends.
 * @param named the address of a site
 * @param hasPages whether the site's own pages are needed, and not only its API
 */
export async function findOrStartSite(say, { named = process.env.KOMAWARI_SITE || undefined, hasPages = false } = {}) {
  const port = process.env.PORT || DEFAULT_PORT;
  const address = (named ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (await answers(address)) return { address, stop: async () => {} };
  if (named) throw new Error(`No site answers at ${address}. Start it there, or leave out --site and KOMAWARI_SITE.`);
  if (hasSamplePack()) return hasPages ? startBuiltSite(address, say) : startSampleSite(address, say);
  if (hasPages) throw new Error(`No site answers at ${address}. Name one: npm run dev -- --site https://the.site`);
  return startShelfSite(say);
}

/** The sample pack is a package of the repository, which a remote in its own folder does not have. */
function hasSamplePack() {
  try {
    return Boolean(installedPackage('@komawari/sample-pack', TOOLING));
  } catch {
    return false;
  }
}

function startSampleSite(address, say) {
  say(`No site answers at ${address}: starting one with the sample pack …`);
  return started(address, serverCommand(['serve', '--sample-pack']));
}

/** Starts a site with what the repository has built, as `npm start` does. */
async function startBuiltSite(address, say) {
  say(`No site answers at ${address}: starting one, as npm start does …`);
  // Imported here, because only the repository has them.
  const [{ build }, { publishBuilds }] = await Promise.all([import('../build.mjs'), import('../publishBuilds.mjs')]);
  await build(undefined, say);
  const cwd = projectOf(TOOLING);
  const site = await started(address, builtServerCommand(['serve', '--sample-pack']), { cwd });
  await publishBuilds(address, process.env.KOMAWARI_DATA || join(cwd, '.data'), say);
  return site;
}

async function started(address, [program, args], options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await Promise.race([
    untilAnswers(address),
    ended.then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ]);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a site with the small test content of the page tests. */
async function startShelfSite(say) {
  say('No site is named by --site or KOMAWARI_SITE: starting one with the test pack (half a minute the first time) …');
  const { startTestSite } = await import('../testing/testSite.mjs');
  const { url, stop } = await startTestSite();
  return { address: url, stop };
}

async function untilAnswers(address) {
  while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function answers(address) {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}
