import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, ROOT } from '../workspace.mjs';
import { circlesOfFolders, circlesOfModules } from './circles.mjs';
import { run } from './run.mjs';

const REPORT = join(ROOT, '.cache/boundaries.json');

/** Tests and their helpers may import from every layer. */
const OF_TESTS = /\.(test|spec)\.[a-z]+$|\/testing\//;

const OF_OTHERS = /(^|\/)node_modules\//;

/** Checks who imports whom, and that no two modules or folders import each other. The imports are read once for both checks. */
export async function checkBoundaries({ say }) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const reading = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--output-to', REPORT];
  const { code, output } = await run('depcruise', [...reading, ...packageFolders()], { isBeside: true });
  if (code !== 0) {
    say(output);
    return { passed: 0, failed: 2 };
  }
  const { modules, summary } = JSON.parse(readFileSync(REPORT, 'utf8'));
  if (summary.error > 0) say((await run('depcruise-fmt', ['--output-type', 'err', REPORT])).output);
  const imports = importsOf(modules);
  const circles = [
    ...circlesOfModules(imports).map((circle) => `  ${circle.join(' → ')}\n    Move what both modules need into a third.`),
    ...circlesOfFolders(imports).map(
      (circle) => `  ${circle.join(' → ')}\n    Move what both folders need into a folder below both.`,
    ),
  ];
  if (circles.length > 0) say(['Circles (docs/architecture.md), types included:', ...circles].join('\n'));
  const failed = [summary.error > 0, circles.length > 0].filter(Boolean).length;
  return { passed: 2 - failed, failed };
}

function importsOf(modules) {
  const isOurs = (path) => !OF_TESTS.test(path) && !OF_OTHERS.test(path);
  return modules
    .filter(({ source }) => isOurs(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter(([, resolved]) => isOurs(resolved));
}
