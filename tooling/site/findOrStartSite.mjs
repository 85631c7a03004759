import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installedPackage, projectOf, TOOLING } from '../packages.mjs';
import { builtServerCommand, serverCommand } from '../startServer.mjs';

const DEFAULT_PORT = 8400;

/**
 * The site that answers what a remote asks for while it is worked on: the one that is named, by `--site` or `KOMAWARI_SITE`, one
 * that runs on this machine, or one that is started and ends with `stop`.
 * @param named the address of a site
 * @param hasPages whether the site's own pages are needed, and not its API alone
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

/** It is drawn by a package of the repository, which a remote of its own does not have. */
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

/** The same with what the repository has built, as `npm start` has it. */
async function startBuiltSite(address, say) {
  say(`No site answers at ${address}: starting one, as npm start does …`);
  // They are for the repository alone.
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

/** A site with the small shelf on which pages are tested. */
async function startShelfSite(say) {
  say('No site is named by --site or KOMAWARI_SITE: starting one with the test shelf (half a minute the first time) …');
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
