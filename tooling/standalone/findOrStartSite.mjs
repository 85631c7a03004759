import { spawn } from 'node:child_process';
import { installedPackage, TOOLING } from '../packages.mjs';
import { serverCommand } from '../startServer.mjs';

const DEFAULT_PORT = 8400;

/**
 * The site that answers what a remote asks for while it is worked on: the one named by `KOMAWARI_API`, one that runs on this
 * machine, or one that is started and ends with `stop`.
 */
export async function findOrStartSite(say) {
  const port = process.env.PORT || DEFAULT_PORT;
  const address = process.env.KOMAWARI_API ?? `http://localhost:${port}`;
  if (await answers(address)) return { address, stop: async () => {} };
  if (process.env.KOMAWARI_API)
    throw new Error(`No site answers at ${address} (KOMAWARI_API). Start it there, or leave the variable out.`);
  return hasSamplePack() ? startSampleSite(address, say) : startShelfSite(say);
}

/** It is drawn by a package of the repository, which a remote of its own does not have. */
function hasSamplePack() {
  try {
    return Boolean(installedPackage('@komawari/sample-pack', TOOLING));
  } catch {
    return false;
  }
}

async function startSampleSite(address, say) {
  say(`No site answers at ${address}: starting one with the sample pack …`);
  const [program, args] = serverCommand(['serve', '--sample-pack']);
  const child = spawn(program, args, { stdio: 'inherit' });
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
  say('No site is named by KOMAWARI_API: starting one with the test shelf (half a minute the first time) …');
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
