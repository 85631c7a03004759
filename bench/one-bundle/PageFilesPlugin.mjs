import { writeFileSync } from 'node:fs';
import { filesOf, LOCALES } from '../../tooling/webpack/releaseFiles.mjs';

/** Records which files of the one bundle a page requests besides the bundle itself, and where the messages of each remote are. */
export class PageFilesPlugin {
  #remotes;
  #file;

  constructor(remotes, file) {
    this.#remotes = remotes;
    this.#file = file;
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.afterCompile.tap('PageFilesPlugin', (compilation) => {
      // Loaders start compilations too, and trigger the same hook.
      if (compilation.compiler !== compiler) return;
      const { namedChunkGroups, errors } = compilation;
      const missing = this.#remotes.find((remote) => !namedChunkGroups.has(wordsOf(remote, LOCALES[0])));
      if (missing) {
        errors.push(
          new WebpackError(`${missing} is not in the one bundle: what loads remotes was not replaced (oneBundleConfig.mjs).`),
        );
        return;
      }
      const filesIn = (chunk) => filesOf([namedChunkGroups.get(chunk)]);
      const pages = [...namedChunkGroups.keys()].filter((chunk) => chunk.startsWith('page-'));
      const found = {
        pages: Object.fromEntries(pages.map((page) => [page, filesIn(page)])),
        messages: Object.fromEntries(
          this.#remotes.map((remote) => [
            remote,
            Object.fromEntries(LOCALES.map((locale) => [locale, filesIn(wordsOf(remote, locale)).js[0]])),
          ]),
        ),
      };
      writeFileSync(this.#file, JSON.stringify(found, null, 2));
    });
  }
}

/** The name that ownMessages.mjs gives. */
function wordsOf(remote, locale) {
  return `${remote}-messages-${locale}-json`;
}
