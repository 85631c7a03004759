/**
 * `npm test`: everything that has to hold, from a fresh clone. `npm test -- lint unit` runs a part of it.
 * The last line reads `N passed, N failed`; a failed step says how to repeat or mend it.
 */
import { ensureInstalled, nodeProblem } from './install.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

try {
  await ensureInstalled(console.log);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const { CHECKS } = await import('./checks/index.mjs');
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in CHECKS));
if (unknown) {
  console.error(`There is no step "${unknown}". There are: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
const mending = [];
for (const name of asked.length > 0 ? asked : Object.keys(CHECKS)) {
  const begun = Date.now();
  console.log(`\n── ${name}`);
  const { passed, failed, mend } = await CHECKS[name]().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (failed > 0) mending.push(`${name}: ${mend ?? `repeat with  npm test -- ${name}`}`);
}

if (mending.length > 0) console.log(`\nWhat failed, and what to do:\n${mending.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
