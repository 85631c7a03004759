/**
 * Collects what the server must know of separately built scripts (the service worker, the early scripts of pages), for the
 * release that the package's own build writes after this one.
 */
import { compressAssets, integrityOf, sizesOf } from './releaseFiles.mjs';

export class ScriptFilesPlugin {
  #what;
  #built;

  /** @param what the name of the scripts, for the error message */
  constructor(what) {
    this.#what = what;
  }

  /** @throws when they could not be built; the release is then not written either */
  integrity() {
    return this.#files().integrity;
  }

  sizes() {
    return this.#files().sizes;
  }

  /** The script of an entry; undefined if there is none with that name. */
  fileOf(entry) {
    return this.#files().entries[entry];
  }

  #files() {
    if (!this.#built) throw new Error(`The ${this.#what} could not be built, so there is no release.`);
    return this.#built;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ScriptFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ScriptFilesPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const entries = [...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()[0]]);
        const [integrity, sizes] = [integrityOf(compilation), sizesOf(compilation)];
        this.#built = { integrity, sizes, entries: Object.fromEntries(entries) };
        await compressAssets(compilation, sources.RawSource);
      });
    });
  }
}
