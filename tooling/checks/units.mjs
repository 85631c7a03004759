import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { run } from './run.mjs';

/** Unit and page tests of all packages. */
export async function checkUnits() {
  const report = join(ROOT, '.cache/jest-report.json');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  await run('jest', ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`, '--reporters=default'], {
    isShown: true,
    // The server's tests open databases and draw pictures; jest's own output stays readable without colour codes.
    env: { FORCE_COLOR: '0' },
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  if (numPendingTests > 0) console.log(`${numPendingTests} tests were skipped; each says why in its name or output.`);
  // A file that does not even run has no failed test in it.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = Math.max(numFailedTests + brokenFiles, numFailedTestSuites > 0 ? 1 : 0);
  return { passed: numPassedTests, failed, mend: 'repeat one with  npx jest <path>' };
}
