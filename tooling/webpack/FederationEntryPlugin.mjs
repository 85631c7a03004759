/** The entry that module federation writes for each build, with a name made of absolute paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]+\.js$/;

/** The module that the page asks for a remote's parts. What webpack calls it contains the path of the entry. */
const CONTAINER = /^container entry /;

/**
 * Gives stable names to the entry modules of a federated build. Otherwise their IDs would come from absolute paths. The same source
 * would then give other files in another folder, and the server refuses a version that is published again with different content.
 */
export class FederationEntryPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationEntryPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationEntryPlugin', (modules) => {
        for (const module of modules) {
          const name = stableName(module);
          if (name) compilation.chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}

function stableName(module) {
  if (FEDERATION_ENTRY.test(module.nameForCondition() ?? '')) return 'federation';
  return CONTAINER.test(module.identifier()) ? 'container' : undefined;
}
