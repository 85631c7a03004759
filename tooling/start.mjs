/** `npm start`: from a fresh clone to a running site at one address. It skips what is already done. */
import { join } from 'node:path';
import { ensureInstalled, nodeProblem } from './install.mjs';
import { ROOT, SAMPLE_BRAND } from './workspace.mjs';

const problem = nodeProblem();
if (problem) fail(problem);

try {
  await ensureInstalled(say);
  const { build } = await import('./build.mjs');
  await build(undefined, say);
  const { startServer } = await import('./startServer.mjs');
  const { publishBuilds } = await import('./publishBuilds.mjs');
  const dataDir = process.env.KOMAWARI_DATA || join(ROOT, '.data');
  // Reports what cannot be published. What was live before stays.
  const onListening = (site) => publishBuilds(site, dataDir, say).catch((error) => console.error(`\n${error.message}`));
  const env = { BRAND: SAMPLE_BRAND, ...process.env };
  process.exitCode = await startServer(['serve', '--sample-pack', ...process.argv.slice(2)], { cwd: ROOT, env, onListening });
} catch (error) {
  fail(error.message);
}

function say(line) {
  console.log(line);
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
