/** Keeps the text of a separately built script for the release. The script is inline in the HTML of pages, so it has no file. */
export class InlineScriptPlugin {
  #text;

  /** @throws when the script could not be built; the release is then not written either */
  text() {
    if (this.#text === undefined) throw new Error('The script in the HTML of pages could not be built, so there is no release.');
    return this.#text;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('InlineScriptPlugin', (compilation) => {
      // After the last stage that changes a file or its name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'InlineScriptPlugin', stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const names = Object.keys(assets);
        const script = names.find((name) => name.endsWith('.js'));
        this.#text = script && assets[script].source().toString();
        for (const name of names) compilation.deleteAsset(name);
      });
    });
  }
}
