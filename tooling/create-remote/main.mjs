/** `npm run create-remote -- <folder>` */
import { resolve } from 'node:path';
import { ensureInstalled, nodeProblem } from '../install.mjs';

const [folder] = process.argv.slice(2);
const problem = nodeProblem() ?? (folder ? undefined : 'Where? npm run create-remote -- <folder>, for example ../mf-news');
if (problem) {
  console.error(problem);
  process.exit(1);
}

try {
  await ensureInstalled(console.log);
  const { createRemote } = await import('./createRemote.mjs');
  // npm runs scripts in the repository's root, and says in INIT_CWD where the caller was.
  await createRemote(resolve(process.env.INIT_CWD ?? '.', folder));
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
