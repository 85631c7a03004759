/**
 * Collects what a release says about the bundle that renders its pages on the server (`server` of ReleaseFiles in
 * shared-state/src/contract), for the release that the package's own build writes after this one.
 */
import { integrityOf, sizesOf } from './releaseFiles.mjs';

export class ServerFilesPlugin {
  #files;

  /** @throws when the bundle could not be built; the release is then not written either */
  files() {
    if (!this.#files) throw new Error('The bundle for the server could not be built, so there is no release.');
    return this.#files;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServerFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'ServerFilesPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const [entry] = compilation.entrypoints.get('server').getFiles();
        this.#files = { entry, integrity: integrityOf(compilation), sizes: sizesOf(compilation) };
      });
    });
  }
}
