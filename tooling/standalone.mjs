/**
 * `npm run standalone -- mf-viewer`: runs one remote alone in a small frame, against the API of a running site or of one that is
 * started. The remote comes from its sources; with `--from build`, from its last build; with `--from site`, from the site.
 */
import { join } from 'node:path';
import { CliError } from './cli/CliError.mjs';
import { readStandaloneArguments } from './cli/standaloneArguments.mjs';
import { ensureInstalled, nodeProblem } from './install.mjs';
import { REMOTE_FOLDERS } from './remotes.mjs';
import { ROOT } from './workspace.mjs';

const USAGE = 'npm run standalone -- <remote> [--from source|build|site] [--site <address>]';

try {
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  const { positionals, options } = readStandaloneArguments(process.argv.slice(2), 1);
  const remote = REMOTE_FOLDERS.find((folder) => folder === positionals[0]);
  if (!remote) throw new CliError(`Which remote? There are: ${REMOTE_FOLDERS.join(', ')}.`, { isUsage: true });
  await ensureInstalled(console.log);
  const { runStandalone } = await import('./standalone/runStandalone.mjs');
  await runStandalone(join(ROOT, remote), options, console.log);
} catch (error) {
  console.error(`\n${error.message}${error.isUsage ? `\n\n${USAGE}` : ''}`);
  process.exitCode = error.isUsage ? 2 : 1;
}
