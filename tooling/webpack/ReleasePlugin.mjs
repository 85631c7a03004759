/**
 * Writes what the server has to know of a build: `release.json` beside the files
 * (the types are ReleaseFiles, RemoteRelease and ShellRelease in shared-state/src/contract),
 * and a compressed copy of every text, so that nothing is compressed while a reader waits.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readContract } from './readContract.mjs';

const LOCALES = ['en', 'es', 'fr', 'id', 'pt', 'ru', 'th'];
const TEXT = /\.(js|css|svg)$/;

export class ReleasePlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // After the last stage that changes a file or its name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleasePlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const release = await releaseOf(compilation, this.options);
          await compressAssets(compilation, sources.RawSource);
          compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
        } catch (error) {
          compilation.errors.push(new WebpackError(error.message));
        }
      });
    });
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (!stats.hasErrors()) nameCurrent(this.options);
    });
  }
}

/** The release that the server takes when nothing else is said. */
function nameCurrent({ dir, version }) {
  writeFileSync(join(dir, 'dist/current.json'), `${JSON.stringify({ version })}\n`);
}

async function releaseOf(compilation, { dir, name, version, kind }) {
  const files = { version, messages: messagesOf(compilation), integrity: integrityOf(compilation) };
  if (kind === 'shell') return { ...files, ...filesOf([compilation.entrypoints.get('shell')]) };
  const { contract, routes } = await readContract(dir);
  const pages = [...new Set(routes.map(({ page }) => page))];
  return {
    ...files,
    name,
    contract,
    entry: compilation.entrypoints.get(name).getFiles().find((file) => file.endsWith('.js')),
    routes,
    pages: Object.fromEntries(pages.map((page) => [page, pageFiles(compilation, page, join(dir, 'src/remote.ts'))])),
  };
}

/** What has to be there before the page paints: the remote's face and the page's own files. */
function pageFiles(compilation, page, remoteFile) {
  const group = compilation.namedChunkGroups.get(`page-${page}`);
  if (!group) {
    throw new Error(
      `routes.ts names the page "${page}", and no chunk "page-${page}" was built. ` +
        `In ${remoteFile}: import(/* webpackChunkName: "page-${page}" */ './…/${page}Page')`,
    );
  }
  return filesOf([compilation.namedChunkGroups.get('remote'), group]);
}

function filesOf(groups) {
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))];
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

function messagesOf(compilation) {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const chunkName = `messages-${locale}-json`;
      const file = compilation.namedChunkGroups.get(chunkName)?.getFiles()[0];
      if (!file) {
        throw new Error(
          `No chunk "${chunkName}" was built. Messages are loaded with ` +
            'import(/* webpackChunkName: "messages-[request]" */ `./locales/${locale}.json`), and all seven files exist.',
        );
      }
      return [locale, file];
    }),
  );
}

function integrityOf(compilation) {
  const names = compilation.getAssets().map(({ name }) => name).sort();
  return Object.fromEntries(names.map((name) => [name, `sha384-${digestOf(contentOf(compilation, name))}`]));
}

function digestOf(content) {
  return createHash('sha384').update(content).digest('base64');
}

function contentOf(compilation, name) {
  return Buffer.from(compilation.getAsset(name).source.buffer());
}

async function compressAssets(compilation, RawSource) {
  const names = compilation.getAssets().map(({ name }) => name).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = contentOf(compilation, name);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      compilation.emitAsset(`${name}.br`, new RawSource(await promisify(brotliCompress)(content, { params })));
      compilation.emitAsset(`${name}.gz`, new RawSource(await promisify(gzip)(content, { level: 9 })));
    }),
  );
}
