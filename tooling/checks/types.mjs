import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, ROOT } from '../workspace.mjs';
import { run } from './run.mjs';

/** TypeScript in machine code: it finds what the other finds, in a quarter of the time (docs/decisions/0047-native-compiler.md). */
const COMPILER = 'node_modules/typescript-7/bin/tsc';

/** Each package has its own tsconfig. */
export async function checkTypes({ say, scope }) {
  const counts = { passed: 0, failed: 0 };
  const isAsked = (folder) => !scope || scope.isWhole('tooling/tsconfig.base.json') || scope.folders.has(folder);
  for (const folder of packageFolders().filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')) && isAsked(name))) {
    const { code, output } = await run(process.execPath, [COMPILER, '-p', folder], { isBeside: true });
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) say(`${folder}:\n${output}\n  repeat with  node ${COMPILER} -p ${folder}`);
  }
  return counts;
}
