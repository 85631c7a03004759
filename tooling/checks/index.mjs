import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { BUILT_FOLDERS } from '../remotes.mjs';
import { ROOT } from '../workspace.mjs';
import { checkEndToEnd } from './endToEnd.mjs';
import { run } from './run.mjs';
import { checkUnits } from './units.mjs';

/** The steps of `npm test`, in order. Each resolves to how many checks held and how many did not. */
export const CHECKS = {
  types: checkTypes,
  format: () => checkCommand('biome', ['check', '.'], { mend: 'written right by  npm run format' }),
  lint: () =>
    checkCommand('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'], {
      mend: 'many of these are mended by  npx eslint . --fix',
    }),
  boundaries: () =>
    checkCommand('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...packageFolders()]),
  generated: checkGenerated,
  unit: checkUnits,
  build: checkBuild,
  e2e: checkEndToEnd,
};

/** TypeScript in machine code: it finds what the other finds, in a fifth of the time (docs/decisions/0047-native-compiler.md). */
const COMPILER = 'node_modules/typescript-7/bin/tsc';

/** Each package has its own tsconfig. */
async function checkTypes() {
  const counts = { passed: 0, failed: 0 };
  for (const folder of packageFolders().filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')))) {
    const { code, output } = await run(process.execPath, [COMPILER, '-p', folder]);
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) console.log(`${folder}:\n${output}\n  repeat with  node ${COMPILER} -p ${folder}`);
  }
  return counts;
}

/** What is generated from the wire's source is committed, and is what the generator would write. */
async function checkGenerated() {
  const { code, output } = await run(process.execPath, ['shared-proto/scripts/generate.mjs', '--check']);
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1, mend: 'write it again with  npm run proto' };
}

async function checkBuild() {
  try {
    await build();
    return { passed: BUILT_FOLDERS.length, failed: 0 };
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1, mend: 'repeat with  npm run build' };
  }
}

async function checkCommand(program, args, { mend } = {}) {
  const { code, output } = await run(program, args);
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1, mend };
}

function packageFolders() {
  return readdirSync(ROOT).filter((folder) => existsSync(join(ROOT, folder, 'package.json')) && folder !== 'node_modules');
}
