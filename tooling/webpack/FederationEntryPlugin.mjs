/** The entry that module federation writes for each build, with a name made of absolute paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]+\.js$/;

/**
 * Gives a stable name to the entry module of a federated build. Otherwise its ID would come from its path. The same source would
 * then give other files in another folder, and the server refuses a version that is published again with different content.
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
