import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const MAC_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that KOMAWARI_BROWSER names, or one on this machine, or undefined. */
export function installedBrowser() {
  return process.env.KOMAWARI_BROWSER ?? inPath(NAMES) ?? MAC_BROWSERS.find((file) => existsSync(file));
}

/** The first program on the PATH with one of these names. */
export function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}
