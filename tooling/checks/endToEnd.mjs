import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { findBrowser } from './findBrowser.mjs';
import { run } from './run.mjs';

/** Journeys in a real browser against the production build. */
export async function checkEndToEnd() {
  const browser = await findBrowser();
  const report = join(ROOT, '.cache/e2e-report.json');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    isShown: true,
    env: { KOMAWARI_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.skipped > 0) console.log(`${stats.skipped} journeys were skipped; each says why.`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    mend: 'repeat one with  npm test -- build && npx playwright test --config e2e/playwright.config.ts -g "<name>"',
  };
}
