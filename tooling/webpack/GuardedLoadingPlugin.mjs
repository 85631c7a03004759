import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * Hands every script and stylesheet that webpack is about to load to the page's asset guard
 * (shell/src/composition/assets): integrity, a fresh address after a failure, a deadline for stylesheets.
 * Without this the integrity of the entry would not reach its chunks, and a chunk that hung could not be asked for again.
 */
export class GuardedLoadingPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('GuardedLoadingPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardedLoadingPlugin',
        (source) => `${source}\nself.__KOMAWARI_ASSETS__.guardScript(script, url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'GuardedLoadingPlugin',
        (source, { tag, href }) => `${source ?? ''}\nself.__KOMAWARI_ASSETS__.guardStyle(${tag}, ${href});`,
      );
    });
  }
}
