import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { publish } from '../../tooling/cli/publish.mjs';
import { readBuild } from '../../tooling/cli/readBuild.mjs';
import { clientOf } from '../../tooling/cli/siteClient.mjs';
import { REMOTE_FOLDERS } from '../../tooling/remotes.mjs';
import { ROOT } from '../../tooling/workspace.mjs';
import { oneBundleConfig } from './oneBundleConfig.mjs';

const OUT = join(ROOT, '.cache/bench/one-bundle');

/**
 * Builds the site as one bundle.
 * @returns `publish`, which replaces `publishBuilds` for its server, and `files`, from which its pages are made
 */
export async function buildOneBundle() {
  const remotes = REMOTE_FOLDERS.map((folder) => join(ROOT, folder));
  await run(webpack(oneBundleConfig({ shell: join(ROOT, 'shell'), remotes, out: OUT })));
  // The same sources have the same version, whatever is built from them.
  mkdirSync(join(OUT, 'dist'), { recursive: true });
  writeFileSync(join(OUT, 'dist/current.json'), readFileSync(join(ROOT, 'shell/dist/current.json')));
  const { version, integrity } = readBuild(OUT).document;
  const { pages, messages } = JSON.parse(readFileSync(join(OUT, 'pages.json'), 'utf8'));
  const sheets = Object.values(pages).flatMap(({ css }) => css);
  const texts = Object.fromEntries(sheets.map((name) => [name, readFileSync(join(OUT, 'dist', version, name), 'utf8')]));
  return {
    files: { baseUrl: `/shell/${version}/`, integrity, pages, messages, texts },
    // The server reads the remotes' routes from their releases. Nothing requests their scripts and styles.
    async publish(site, dataDir, say) {
      const client = clientOf(site, readFileSync(join(dataDir, 'operator-token'), 'utf8').trim());
      await publish(client, { folders: [OUT, ...remotes], why: 'to be measured', say });
    },
  };
}

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      // Closing writes the cache.
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
