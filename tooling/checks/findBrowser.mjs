import { existsSync } from 'node:fs';
import { inPath, installedBrowser } from '../cli/installedBrowser.mjs';
import { run } from './run.mjs';

/** The same engine without what draws a window: a journey takes half the processor time in it. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Path of what journeys run in: a Chromium without windows where there is one or one can be installed, and else any. */
export async function findHeadlessBrowser() {
  const { KOMAWARI_BROWSER } = process.env;
  if (KOMAWARI_BROWSER) return KOMAWARI_BROWSER;
  if (!inPath(HEADLESS_NAMES)) await installByPackages('chromium-headless-shell');
  return inPath(HEADLESS_NAMES) ?? findBrowser();
}

/** Path of a Chromium as people have it: the one that is installed, or one that is installed now. */
export async function findBrowser() {
  const found = installedBrowser() ?? (await downloadedBrowser());
  if (found) return found;
  console.log('No Chromium here: installing one …');
  for (const install of [() => installByPackages('chromium'), installByPlaywright]) {
    await install();
    const installed = installedBrowser() ?? (await downloadedBrowser());
    if (installed) return installed;
  }
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

async function installByPackages(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await run('apt-get', ['--version'])).code !== 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Where there is no network it is known soon.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run('apt-get', ['update', ...patience], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...patience, name], { env });
  if (code !== 0) console.log(`apt-get install ${name} did not work:\n${output.split('\n').slice(-5).join('\n')}`);
}

async function installByPlaywright() {
  const { code, output } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) console.log(`playwright install chromium did not work:\n${output.split('\n').slice(-5).join('\n')}`);
}
