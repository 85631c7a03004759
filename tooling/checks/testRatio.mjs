import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

/** Folders that contain only rules: no page, no socket, nothing that only a browser can show. */
const ROOMS = ['shared-domain/src', 'mf-viewer/src/model', 'server/src/content'];

const IS_TEST = /\.test\.tsx?$|(^|\/)testing\//;

/** Checks that each folder of rules has at least as many lines of tests as lines of code. */
export function checkTestRatio({ say }) {
  const counts = { passed: 0, failed: 0, fixHint: 'add tests for that folder' };
  for (const room of ROOMS) {
    const { source, tests } = linesIn(join(ROOT, room));
    const ratio = tests / source;
    say(`${room}: ${ratio.toFixed(2)} lines of tests per line of source (${tests} for ${source})`);
    counts[ratio >= 1 ? 'passed' : 'failed'] += 1;
  }
  return Promise.resolve(counts);
}

/** Non-empty lines of code and comments in a folder. */
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
