import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const MAC_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium: the one that is installed, or one that is installed now. */
export async function findBrowser() {
  const found = installedBrowser() ?? (await downloadedBrowser());
  if (found) return found;
  console.log('No Chromium here: installing one …');
  for (const install of [installByPackages, installByPlaywright]) {
    await install();
    const installed = installedBrowser() ?? (await downloadedBrowser());
    if (installed) return installed;
  }
  throw new Error(
    'The journeys need Chromium or Chrome, and none could be installed. ' +
      'Install one (Debian and Ubuntu: apt-get install chromium), or name one with KOMAWARI_BROWSER=/path/to/chrome.',
  );
}

function installedBrowser() {
  const { KOMAWARI_BROWSER, PATH = '' } = process.env;
  if (KOMAWARI_BROWSER) return KOMAWARI_BROWSER;
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...MAC_BROWSERS].find((file) => existsSync(file));
}

/** The browser that Playwright keeps in a cache of its own. */
async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installByPackages() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || (await run('apt-get', ['--version'])).code !== 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  if (code !== 0) console.log(`apt-get install chromium did not work:\n${output.split('\n').slice(-5).join('\n')}`);
}

async function installByPlaywright() {
  const { code, output } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) console.log(`playwright install chromium did not work:\n${output.split('\n').slice(-5).join('\n')}`);
}
