import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

/**
 * Where rules are all there is: no page, no socket, nothing that only a browser can show. The first are held to at least a line
 * of tests for each line; of the others it is told how far they are.
 */
const HELD = ['shared-domain/src'];
const TOLD = ['mf-viewer/src/model', 'server/src/content'];

const IS_TEST = /\.test\.tsx?$|(^|\/)testing\//;

/** Lines of tests for each line of rules, for every room of rules. */
export function checkTestRatio({ say }) {
  const counts = { passed: 0, failed: 0, mend: 'write tests for the rules of that room' };
  for (const room of [...HELD, ...TOLD]) {
    const { source, tests } = linesIn(join(ROOT, room));
    const ratio = tests / source;
    say(`${room}: ${ratio.toFixed(2)} lines of tests for a line of rules (${tests} for ${source})`);
    if (HELD.includes(room)) counts[ratio >= 1 ? 'passed' : 'failed'] += 1;
  }
  return Promise.resolve(counts);
}

/** Lines of code and of comments in a folder, without empty ones. */
export function linesIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  const lines = { source: 0, tests: 0 };
  for (const name of files) {
    const count = readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '').length;
    lines[IS_TEST.test(name.replaceAll('\\', '/')) ? 'tests' : 'source'] += count;
  }
  return lines;
}
