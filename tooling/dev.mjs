/**
 * `npm run dev`: the whole site from source. `npm run dev -- mf-viewer [--site https://the.site]`: one remote from source, in a
 * site where everything else is as deployed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, nodeProblem } from './install.mjs';
import { REMOTE_FOLDERS } from './remotes.mjs';
import { ROOT, SAMPLE_BRAND } from './workspace.mjs';

try {
  const { remote, site } = readArguments();
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  await ensureInstalled(console.log);
  if (remote) {
    const { findOrStartSite } = await import('./site/findOrStartSite.mjs');
    const { runDev } = await import('./dev/runDev.mjs');
    const found = await findOrStartSite(console.log, { named: site, hasPages: true });
    await runDev(join(ROOT, remote), found, console.log);
  } else {
    const { runWhole } = await import('./dev/runWhole.mjs');
    // Browsers must not report the health of unfinished sources to the site.
    const settings = { BRAND: SAMPLE_BRAND, HEALTH_SAMPLE: '0', ...process.env };
    const remotes = REMOTE_FOLDERS.map((folder) => join(ROOT, folder));
    await runWhole({ shell: join(ROOT, 'shell'), remotes, settings }, console.log);
  }
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function readArguments() {
  const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
  const [remote] = positionals;
  if (remote !== undefined && !REMOTE_FOLDERS.includes(remote))
    throw new Error(
      `There is no remote ${remote}. All of the site: npm run dev. One remote: npm run dev -- ${REMOTE_FOLDERS.join(' | ')}`,
    );
  if (values.site && !remote) throw new Error('A site is for one remote: npm run dev -- <remote> --site <address>');
  return { remote, site: values.site };
}
