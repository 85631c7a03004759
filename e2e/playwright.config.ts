import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SLOWDOWN } from './watchedBrowser';

const { CI, KOMAWARI_BROWSER, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;

/** These take longest or run in sequence. If they started last, only one worker would have something to do at the end. */
const LONG = /(push|teams|offline|keptChapters|standalone|attacks|brand|trainHour|viewer|opening)\.spec\.ts$/;

/** Journeys in headless Chromium against the production build (`npm run build` first; `npm test` does all of it). */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './startSite.ts',
  fullyParallel: true,
  // Two workers more than processors, because journeys spend half of their time waiting, and some set up their own sites.
  workers: availableParallelism() + 2,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  forbidOnly: Boolean(CI),
  // Only ends a test that hangs. A slow run multiplies all limits.
  timeout: 120_000 * SLOWDOWN,
  expect: { timeout: 15_000 * SLOWDOWN },
  // `npm test` counts results from the JSON report.
  reporter: PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    headless: true,
    // A reader far from the server's time zone and language. Journeys in other languages set their own.
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // A trace of every journey would take a fifth of the total time. `--trace on` records one again.
    trace: 'off',
    launchOptions: { executablePath: KOMAWARI_BROWSER ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
});
