/** `npm run dev -- mf-viewer`: a whole site with one remote from source. */
import { join } from 'node:path';
import { ensureInstalled, nodeProblem } from './install.mjs';
import { REMOTE_FOLDERS } from './remotes.mjs';
import { ROOT } from './workspace.mjs';

const remote = REMOTE_FOLDERS.find((folder) => folder === process.argv[2]);
const problem = nodeProblem() ?? (remote ? undefined : `Which remote? npm run dev -- ${REMOTE_FOLDERS.join(' | ')}`);
if (problem) {
  console.error(problem);
  process.exit(1);
}

try {
  await ensureInstalled(console.log);
  const { build } = await import('./build.mjs');
  await build(undefined, console.log);
  const { runDev } = await import('./dev/runDev.mjs');
  await runDev(join(ROOT, remote), console.log);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
