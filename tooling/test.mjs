/**
 * `npm test`: all checks, from a fresh clone. `npm test -- lint unit` runs a part of them, `npm test -- --changed` those that a
 * change since main can break, `npm test -- e2e --slow` uses a browser that is six times slower.
 * The last line reads `N passed, N failed`. A failed step says how to repeat or fix it.
 */
import { installBrowsers } from './checks/findBrowser.mjs';
import { ensureInstalled, nodeProblem } from './install.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const FLAGS = ['--changed', '--slow'];
const asked = process.argv.slice(2);
const steps = asked.filter((word) => !FLAGS.includes(word));
const wanted = (name) => steps.length === 0 || steps.includes(name);

// Runs during everything that comes before the journeys. With `--changed`, there may be no journeys to run.
if (wanted('e2e') && !asked.includes('--changed')) void installBrowsers();

try {
  await ensureInstalled(console.log);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const { BACKGROUND_STEPS, CHECKS, SEQUENTIAL_STEPS } = await import('./checks/index.mjs');
const { readScope } = await import('./checks/changedScope.mjs');

const unknown = steps.find((name) => !(name in CHECKS));
if (unknown) {
  console.error(`There is no step "${unknown}". There are: ${Object.keys(CHECKS).join(', ')}; and ${FLAGS.join(', ')}.`);
  process.exit(1);
}

const options = { scope: asked.includes('--changed') ? readScope() : undefined, slowdown: asked.includes('--slow') ? 6 : 1 };
if (options.scope) console.log(`Checking what differs from ${options.scope.base}: ${options.scope.files.length} files.`);

const total = { passed: 0, failed: 0 };
const hints = [];

/**
 * Runs one step and counts its result. Its output appears at once, or together with its result if it runs beside another step.
 */
async function runStep(name, isBeside) {
  const begun = Date.now();
  const lines = [];
  const say = isBeside ? (line) => lines.push(line) : console.log;
  if (!isBeside) console.log(`\n── ${name}`);
  const { passed, failed, fixHint } = await CHECKS[name]({ ...options, say }).catch((error) => {
    say(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  if (isBeside) console.log(`\n── ${name}`);
  for (const line of lines) console.log(line);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (failed > 0) hints.push(`${name}: ${fixHint ?? `repeat with  npm test -- ${name}`}`);
}

const runAll = async (names, isBeside) => {
  for (const name of names.filter(wanted)) await runStep(name, isBeside);
};
await Promise.all([runAll(SEQUENTIAL_STEPS, false), runAll(BACKGROUND_STEPS, true)]);

if (hints.length > 0) console.log(`\nWhat failed, and what to do:\n${hints.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
