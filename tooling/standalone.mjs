/** `npm run standalone -- mf-viewer`: one remote alone in a small frame, against the API of a running site or of one that is started. */
import { ensureInstalled, nodeProblem } from './install.mjs';
import { REMOTES } from './remotes.mjs';

const remote = REMOTES.find(({ folder }) => folder === process.argv[2]);
const problem =
  nodeProblem() ??
  (remote ? undefined : `Which remote? npm run standalone -- ${REMOTES.map(({ folder }) => folder).join(' | ')}`);
if (problem) {
  console.error(problem);
  process.exit(1);
}

try {
  await ensureInstalled(console.log);
  const { runStandalone } = await import('./standalone/runStandalone.mjs');
  await runStandalone(remote, console.log);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
