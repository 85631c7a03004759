import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { journeysFor } from './changedScope.mjs';
import { findBrowser, findHeadlessBrowser } from './findBrowser.mjs';
import { run } from './run.mjs';

/** Runs journeys in a real browser against the production build: all, or those that a change can break. */
export async function checkEndToEnd({ say, scope, slowdown }) {
  const specs = scope && journeysFor(scope);
  if (specs?.length === 0) return { passed: 0, failed: 0 };
  if (slowdown > 1) say(`The browser's processor is ${slowdown} times slower than this machine's.`);
  const browser = await findHeadlessBrowser();
  const report = join(ROOT, '.cache/e2e-report.json');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const chosen = (specs ?? []).map((name) => `/${name}.spec.ts`);
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...chosen], {
    isShown: true,
    env: {
      KOMAWARI_BROWSER: browser,
      // Only a browser with windows shows notifications.
      KOMAWARI_BROWSER_WITH_WINDOWS: process.env.KOMAWARI_BROWSER_WITH_WINDOWS ?? (await findBrowser()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      KOMAWARI_SLOWDOWN: String(slowdown),
    },
  });
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.skipped > 0) say(`${stats.skipped} journeys were skipped; each says why.`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    fixHint: 'repeat one with  npm test -- build && npx playwright test --config e2e/playwright.config.ts --trace on -g "<name>"',
  };
}
