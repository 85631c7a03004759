/** What module federation writes for each build to begin with, under a name made of whole paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]+\.js$/;

/**
 * Names the module that a federated build begins with, which would otherwise be numbered by its name: then the same source gave other
 * files in another folder, and the server refuses a version that is published again with other content.
 */
export class FederationEntryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationEntryPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationEntryPlugin', (modules) => {
        for (const module of modules) {
          if (FEDERATION_ENTRY.test(module.nameForCondition() ?? '')) compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}
