import { existsSync } from 'node:fs';
import { inPath, installedBrowser } from '../cli/installedBrowser.mjs';
import { run } from './run.mjs';

/** The same engine without the part that draws windows. A journey takes half the processor time in it. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

let installation;

/**
 * Installs the browsers that the journeys need and this machine lacks, from the system's packages. It runs once, whoever calls
 * it.
 * It needs only Node, so that it can run during the installation of our own packages, which also often waits for the network.
 */
export function installBrowsers() {
  installation ??= installByPackages([
    ...(process.env.KOMAWARI_BROWSER || inPath(HEADLESS_NAMES) ? [] : ['chromium-headless-shell']),
    ...(installedBrowser() ? [] : ['chromium']),
  ]);
  return installation;
}

/**
 * Path of the browser that runs the journeys: a Chromium without windows if there is one or one can be installed, otherwise any.
 */
export async function findHeadlessBrowser() {
  await installBrowsers();
  return process.env.KOMAWARI_BROWSER ?? inPath(HEADLESS_NAMES) ?? findBrowser();
}

/** Path of a Chromium as people use it: the installed one, or one that is installed now. */
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

/** The browser in Playwright's own cache. */
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
  // Without a network, fail quickly.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run('apt-get', ['update', ...patience], { env });
  // One at a time, because not every system has both.
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
