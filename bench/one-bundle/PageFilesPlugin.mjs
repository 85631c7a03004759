import { writeFileSync } from 'node:fs';
import { filesOf, LOCALES } from '../../tooling/webpack/releaseFiles.mjs';

/** Writes down which files of the one bundle a page asks for besides the bundle itself, and where the words of each remote are. */
export class PageFilesPlugin {
  #remotes;
  #file;

  constructor(remotes, file) {
    this.#remotes = remotes;
    this.#file = file;
  }

  apply(compiler) {
    compiler.hooks.done.tap('PageFilesPlugin', ({ compilation }) => {
      const groups = compilation.namedChunkGroups;
      const pages = [...groups].filter(([name]) => name.startsWith('page-'));
      const words = (remote, locale) => filesOf([groups.get(`${remote}-messages-${locale}-json`)]).js[0];
      const found = {
        pages: Object.fromEntries(pages.map(([name, group]) => [name, filesOf([group])])),
        messages: Object.fromEntries(
          this.#remotes.map((remote) => [remote, Object.fromEntries(LOCALES.map((locale) => [locale, words(remote, locale)]))]),
        ),
      };
      writeFileSync(this.#file, JSON.stringify(found, null, 2));
    });
  }
}
