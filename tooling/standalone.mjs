/** `npm run standalone -- mf-viewer`: one remote alone in a small frame, against the API of a running site or of one that is started. */

import { join } from 'node:path';
import { ensureInstalled, nodeProblem } from './install.mjs';
import { REMOTE_FOLDERS } from './remotes.mjs';
import { ROOT } from './workspace.mjs';

const remote = REMOTE_FOLDERS.find((folder) => folder === process.argv[2]);
const problem = nodeProblem() ?? (remote ? undefined : `Which remote? npm run standalone -- ${REMOTE_FOLDERS.join(' | ')}`);
if (problem) {
  console.error(problem);
  process.exit(1);
}

try {
  await ensureInstalled(console.log);
  const { runStandalone } = await import('./standalone/runStandalone.mjs');
  await runStandalone(join(ROOT, remote), console.log);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
