/** `npm run bench -- catalog|likes|faults|restarts|server|viewer|position|site|webview [sizes …]`: measures the production build. */
import { ensureInstalled, nodeProblem } from '../tooling/install.mjs';

const problem = nodeProblem();
if (problem) fail(problem);

try {
  await ensureInstalled(console.log);
  const { build } = await import('../tooling/build.mjs');
  await build(undefined, console.log);
  const { findBrowser } = await import('../tooling/checks/findBrowser.mjs');
  const { builtServerCommand, MEMORY_SETTINGS } = await import('../tooling/startServer.mjs');
  // The measured servers get the same settings as with `npm start`.
  Object.assign(process.env, MEMORY_SETTINGS);
  const { publishBuilds } = await import('../tooling/publishBuilds.mjs');
  const { buildOneBundle } = await import('./one-bundle/buildOneBundle.mjs');
  const { register } = await import('tsx/esm/api');
  register();
  const { runBench } = await import('./runBench.ts');
  const browserPath = await findBrowser();
  await runBench(process.argv.slice(2), { browserPath, serverCommand: builtServerCommand, publishBuilds, buildOneBundle });
} catch (error) {
  fail(error.message);
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
