/** Collects what the server has to know of the service worker, for the release that the shell's own build writes after this one. */
import { compressAssets, integrityOf, sizesOf } from './releaseFiles.mjs';

export class WorkerFilesPlugin {
  #integrity;
  #sizes;

  /** @throws when the worker could not be built; the release is then not written either */
  integrity() {
    if (!this.#integrity) throw new Error('The service worker could not be built, so there is no release.');
    return this.#integrity;
  }

  sizes() {
    return this.#sizes;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WorkerFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerFilesPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        this.#integrity = integrityOf(compilation);
        this.#sizes = sizesOf(compilation);
        await compressAssets(compilation, sources.RawSource);
      });
    });
  }
}
