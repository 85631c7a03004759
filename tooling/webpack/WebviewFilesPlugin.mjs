/**
 * Collects what the server must know of the pages without the shell (WebviewFiles in shared-state/src/contract), for the release
 * that the remote's own build writes after this one.
 */
import { readContract } from './readContract.mjs';
import { compressAssets, filesOf, integrityOf, messagesOf, sizesOf } from './releaseFiles.mjs';

export class WebviewFilesPlugin {
  #dir;
  #files;
  #sizes = {};

  constructor(dir) {
    this.#dir = dir;
  }

  /** @throws when the webview pages could not be built; the release is then not written either */
  files() {
    if (!this.#files) throw new Error('The pages without the shell could not be built, so there is no release.');
    return this.#files;
  }

  /** The size of each of these files in bytes. */
  sizes() {
    return this.#sizes;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WebviewFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'WebviewFilesPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const { routes } = await readContract(this.#dir);
        try {
          this.#files = webviewFilesOf(compilation, routes);
          this.#sizes = sizesOf(compilation);
        } catch (error) {
          compilation.errors.push(error);
        }
        await compressAssets(compilation, sources.RawSource);
      });
    });
  }
}

function webviewFilesOf(compilation, routes) {
  const first = filesOf([compilation.entrypoints.get('webview')]);
  const pages = [...new Set(routes.filter(({ chrome }) => chrome === 'webview').map(({ page }) => page))];
  return {
    ...first,
    pages: Object.fromEntries(pages.map((page) => [page, addedBy(compilation, page, first)])),
    messages: messagesOf(compilation),
    integrity: integrityOf(compilation),
  };
}

function addedBy(compilation, page, first) {
  const group = compilation.namedChunkGroups.get(`page-${page}`);
  if (!group)
    throw new Error(`routes.ts says that "${page}" is shown without the shell, and the webview entry does not load it.`);
  const { js, css } = filesOf([group]);
  return { js: js.filter((file) => !first.js.includes(file)), css: css.filter((file) => !first.css.includes(file)) };
}
