import { build } from '../build.mjs';
import { ALL_BUILT_FOLDERS, BUILT_FOLDERS, SERVER_FOLDER } from '../remotes.mjs';
import { filledData, publishedData } from '../testing/testSite.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { checkBudgets } from './budgets.mjs';
import { checkBuiltServer } from './builtServer.mjs';
import { journeysFor } from './changedScope.mjs';
import { checkDocs } from './docs.mjs';
import { checkEndToEnd } from './endToEnd.mjs';
import { RARE_GARBAGE_COLLECTION, run } from './run.mjs';
import { checkStyles } from './styles.mjs';
import { checkTestRatio } from './testRatio.mjs';
import { checkTypes } from './types.mjs';
import { checkUnits } from './units.mjs';

/**
 * Steps that run beside the others, one after the other. They use the processor time that is left while the others wait for
 * timers and processes.
 */
export const BACKGROUND_STEPS = ['types', 'lint', 'boundaries', 'generated', 'format', 'docs', 'ratio', 'styles'];

/** Steps that use every core, in order. */
export const SEQUENTIAL_STEPS = ['build', 'unit', 'e2e'];

/**
 * The steps of `npm test`. Each gets `scope` (what has changed; everything if missing), `slowdown` of the browser, and `say`,
 * which prints. Each resolves to the number of checks that passed and failed.
 */
export const CHECKS = {
  lint: checkLint,
  types: checkTypes,
  boundaries: checkBoundaries,
  generated: checkGenerated,
  format: ({ say, scope }) =>
    checkCommand(say, 'biome', ['check', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...(scope?.files ?? ['.'])], {
      fixHint: 'fix with  npm run format',
    }),
  docs: checkDocs,
  ratio: checkTestRatio,
  styles: checkStyles,
  unit: checkUnits,
  build: checkBuild,
  e2e: checkEndToEnd,
};

function checkLint({ say, scope }) {
  const files = scope && !scope.isWhole('.oxlintrc.jsonc') ? scope.files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file)) : ['.'];
  if (files.length === 0) return Promise.resolve({ passed: 0, failed: 0 });
  return checkCommand(say, 'oxlint', ['--deny-warnings', '--no-error-on-unmatched-pattern', ...files], {
    fixHint: 'many of these can be fixed with  npx oxlint --fix',
    env: RARE_GARBAGE_COLLECTION,
  });
}

/** Checks that the committed generated files are what the generator would write from the `.proto` source. */
function checkGenerated({ say }) {
  return checkCommand(say, process.execPath, ['shared-proto/scripts/generate.mjs', '--check'], {
    fixHint: 'generate it again with  npm run proto',
  });
}

async function checkBuild({ say, scope }) {
  if (scope && journeysFor(scope).length === 0) return { passed: 0, failed: 0 };
  try {
    // The steps after the server's build use one core at most, and finish before the other builds do.
    await Promise.all([build(BUILT_FOLDERS, say), build([SERVER_FOLDER], say).then(() => prepareServer(say))]);
    await publishedData();
    const { passed, failed } = checkBudgets(say);
    return {
      passed: ALL_BUILT_FOLDERS.length + 1 + passed,
      failed,
      fixHint: 'remove what grew, or import it where it is needed; if it is worth its bytes, accept it with  npm run budgets',
    };
  } catch (error) {
    say(error.message);
    return { passed: 0, failed: 1, fixHint: 'repeat with  npm run build' };
  }
}

/** Checks that the built server runs on its own, and creates the content for the tests that follow. */
async function prepareServer(say) {
  await checkBuiltServer(say);
  await filledData();
}

async function checkCommand(say, program, args, { fixHint, env } = {}) {
  const { code, output } = await run(program, args, { isBeside: true, env });
  if (code === 0) return { passed: 1, failed: 0 };
  say(output);
  return { passed: 0, failed: 1, fixHint };
}
