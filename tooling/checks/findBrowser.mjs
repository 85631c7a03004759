import { existsSync } from 'node:fs';
import { inPath, installedBrowser } from '../cli/installedBrowser.mjs';
import { run } from './run.mjs';

/** The same engine without what draws a window: a journey takes half the processor time in it. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

let installation;

/**
 * Installs by the system's packages what this machine lacks of the browsers of the journeys; once, whoever asks. Needs nothing
 * but Node, so that it can run beside the installation of our own packages, which waits for the network as often.
 */
export function installBrowsers() {
  installation ??= installByPackages([
    ...(process.env.KOMAWARI_BROWSER || inPath(HEADLESS_NAMES) ? [] : ['chromium-headless-shell']),
    ...(installedBrowser() ? [] : ['chromium']),
  ]);
  return installation;
}

/** Path of what journeys run in: a Chromium without windows where there is one or one can be installed, and else any. */
export async function findHeadlessBrowser() {
  await installBrowsers();
  return process.env.KOMAWARI_BROWSER ?? inPath(HEADLESS_NAMES) ?? findBrowser();
}

/** Path of a Chromium as people have it: the one that is installed, or one that is installed now. */
export async function findBrowser() {
  await installBrowsers();
  const found = installedBrowser() ?? (await downloadedBrowser());
  if (found) return found;
  await installByPlaywright();
  const downloaded = await downloadedBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    'The journeys need Chromium or Chrome, and none could be installed. ' +
      'Install one (Debian and Ubuntu: apt-get install chromium), or name one with KOMAWARI_BROWSER=/path/to/chrome.',
  );
}

/** The browser that Playwright keeps in a cache of its own. */
async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installByPackages(names) {
  const isRoot = process.getuid?.() === 0;
  if (names.length === 0 || !isRoot || (await run('apt-get', ['--version'])).code !== 0) return;
  console.log(`Installing what the journeys run in: ${names.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Where there is no network it is known soon.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run('apt-get', ['update', ...patience], { env });
  // One by one: not every system has both.
  for (const name of names) {
    const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...patience, name], { env });
    if (code !== 0) console.log(`apt-get install ${name} did not work:\n${output.split('\n').slice(-5).join('\n')}`);
  }
}

async function installByPlaywright() {
  console.log('No Chromium here: Playwright is asked for one …');
  const { code, output } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) console.log(`playwright install chromium did not work:\n${output.split('\n').slice(-5).join('\n')}`);
}
