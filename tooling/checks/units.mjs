import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { run } from './run.mjs';

/** Files whose imports jest can follow. */
const CODE = /\.(tsx?|mjs|cjs|json)$/;

/** Runs unit and page tests: all, or those that a change can break according to jest's import graph. */
export async function checkUnits({ say, scope }) {
  const related = scope && !scope.isWhole('jest.config.mjs') ? scope.files.filter((file) => CODE.test(file)) : undefined;
  if (related?.length === 0) return { passed: 0, failed: 0 };
  const report = join(ROOT, '.cache/jest-report.json');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  // One worker more than processors: many tests wait for a process or a timer.
  const options = [
    '--ci',
    `--maxWorkers=${availableParallelism() + 1}`,
    '--json',
    `--outputFile=${report}`,
    '--reporters=default',
  ];
  await run('jest', [...options, ...(related ? ['--passWithNoTests', '--findRelatedTests', ...related] : [])], {
    isShown: true,
    env: { FORCE_COLOR: '0' },
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const skipped = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'pending'));
  for (const { fullName } of skipped) say(`Skipped: ${fullName}`);
  // A file that fails to load has no failed test in it.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = Math.max(numFailedTests + brokenFiles, numFailedTestSuites > 0 ? 1 : 0);
  return { passed: numPassedTests, failed, fixHint: 'repeat one with  npx jest <path>' };
}
