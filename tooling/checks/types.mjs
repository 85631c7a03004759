import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolders, ROOT } from '../workspace.mjs';
import { RARE_GARBAGE_COLLECTION, run } from './run.mjs';
import { typePrograms } from './typePrograms.mjs';

/** The native TypeScript compiler finds the same errors in a quarter of the time (docs/decisions/0047-native-compiler.md). */
const COMPILER = 'node_modules/typescript-7/bin/tsc';

/** Where the tsconfigs for several packages are written. */
const PROGRAMS = join(ROOT, '.cache/types');

/** Each package has its own tsconfig. Packages with equal tsconfigs are checked together. */
export async function checkTypes({ say, scope }) {
  const counts = { passed: 0, failed: 0 };
  const isAsked = (folder) => !scope || scope.isWhole('tooling/tsconfig.base.json') || scope.folders.has(folder);
  const folders = packageFolders().filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')) && isAsked(name));
  const configs = folders.map((folder) => ({ folder, config: JSON.parse(readFileSync(configOf(folder), 'utf8')) }));
  for (const program of typePrograms(configs, { to: relative(PROGRAMS, ROOT) })) {
    const options = { isBeside: true, env: RARE_GARBAGE_COLLECTION };
    const { code, output } = await run(process.execPath, [COMPILER, '-p', placeOf(program)], options);
    counts[code === 0 ? 'passed' : 'failed'] += program.folders.length;
    const [one] = program.folders;
    if (code !== 0) say(`${program.folders.join(', ')}:\n${output}\n  repeat one with  node ${COMPILER} -p ${one}`);
  }
  return counts;
}

function configOf(folder) {
  return join(ROOT, folder, 'tsconfig.json');
}

/** The package's own tsconfig, or the one for several packages. */
function placeOf({ folders, config }) {
  if (folders.length === 1) return configOf(folders[0]);
  const file = join(PROGRAMS, `${folders.join('+')}.json`);
  mkdirSync(PROGRAMS, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}
