/**
 * Writes what the server must know of a build: `release.json` beside the files (the types are RemoteRelease, ShellRelease and
 * ReleaseRecord in shared-state/src/contract), and a compressed copy of every text file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleSizes } from './moduleSizes.mjs';
import { readContract, readContractVersion, readRoutes, readWire } from './readContract.mjs';
import { readOpening } from './readOpening.mjs';
import { compressAssets, filesOf, integrityOf, messagesOf, sizesOf } from './releaseFiles.mjs';
import { releaseRecord, sharedRanges } from './releaseRecord.mjs';
import { sharedNames, sharedUse } from './sharedUse.mjs';

export class ReleasePlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      let shared;
      // While modules are still separate: optimization joins them.
      compilation.hooks.finishModules.tap({ name: 'ReleasePlugin', stage: AFTER_EXPORTS_ARE_KNOWN }, () => {
        shared = sharedOf(compilation, this.options);
      });
      // After the last stage that changes a file or its name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleasePlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const release = { ...(await releaseOf(compilation, this.options)), ...shared };
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

const AFTER_EXPORTS_ARE_KNOWN = 1000;

/** What a remote uses of the modules that exist once on the page; for a shell, what it provides. */
function sharedOf(compilation, { dir, kind }) {
  const shared = Object.keys(sharedRanges(dir));
  return kind === 'shell' ? { provides: sharedNames(compilation, shared) } : { uses: sharedUse(compilation, dir, shared) };
}

/** Marks the build that is published by default. */
function nameCurrent({ dir, version }) {
  writeFileSync(join(dir, 'dist/current.json'), `${JSON.stringify({ version })}\n`);
}

async function releaseOf(compilation, { dir, name, version, kind, server, webview, webviewServer, scripts, startScript }) {
  const { entry, integrity, sizes: serverSizes } = server.files();
  const rendersWebviews = webviewServer?.files();
  const sizes = {
    ...sizesOf(compilation),
    ...serverSizes,
    ...rendersWebviews?.sizes,
    ...webview?.sizes(),
    ...merged(scripts, (script) => script.sizes()),
  };
  const record = { ...releaseRecord(dir, sizes), wire: await readWire(dir), modules: moduleSizes(compilation, dir) };
  const files = {
    name,
    version,
    ...record,
    messages: messagesOf(compilation),
    integrity: {
      ...integrityOf(compilation),
      ...integrity,
      ...rendersWebviews?.integrity,
      ...merged(scripts, (script) => script.integrity()),
    },
    server: { entry },
  };
  if (kind === 'shell') {
    const { js, css } = filesOf([compilation.entrypoints.get('shell')]);
    return {
      ...files,
      contract: await readContractVersion(dir),
      js,
      css,
      routes: await readRoutes(dir),
      opening: await readOpening(dir),
      startScript: startScript.text(),
      preloadsLetters: true,
      takesOutline: true,
    };
  }
  const { contract, routes } = await readContract(dir);
  const pages = [...new Set(routes.map(({ page }) => page))];
  return {
    ...files,
    contract,
    entry: compilation.entrypoints
      .get(name)
      .getFiles()
      .find((file) => file.endsWith('.js')),
    routes,
    pages: Object.fromEntries(
      pages.map((page) => [page, { ...pageFiles(compilation, page, join(dir, 'src/remote.ts')), early: fileOf(scripts, page) }]),
    ),
    ...(webview && {
      webview: { ...webview.files(), ...(rendersWebviews && { server: { entry: rendersWebviews.entry } }) },
    }),
  };
}

/** Merges what each separately built script reports. */
function merged(scripts, tellOf) {
  return Object.assign({}, ...scripts.map(tellOf));
}

/** The file of an entry among these scripts; undefined if there is none with that name. */
function fileOf(scripts, entry) {
  return scripts.map((script) => script.fileOf(entry)).find(Boolean);
}

/** What must be loaded before the page paints: the remote's exposed module and the page's own files. */
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
