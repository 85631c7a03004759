import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SLOWDOWN } from './watchedBrowser';

const { CI, KOMAWARI_BROWSER, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;

/** They take longest or go one after the other: begun last, they would leave all workers but one with nothing to do. */
const LONG = /(push|teams|offline|keptChapters|standalone|attacks|brand|trainHour|viewer|opening)\.spec\.ts$/;

/** Journeys in headless Chromium against the production build (`npm run build` first; `npm test` does all of it). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './startSite.ts',
  fullyParallel: true,
  // Two more than there are processors: a journey waits as often as it works, and some set up sites of their own.
  workers: availableParallelism() + 2,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  forbidOnly: Boolean(CI),
  // A bound for what hangs. In a slow run everything may take as many times longer.
  timeout: 120_000 * SLOWDOWN,
  expect: { timeout: 15_000 * SLOWDOWN },
  // `npm test` counts from the report that it asks for.
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    headless: true,
    // A reader far from the server's clock and language; journeys in other languages say so.
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // A trace of every journey would take a fifth of the time of all; one is seen again with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: KOMAWARI_BROWSER ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
});
