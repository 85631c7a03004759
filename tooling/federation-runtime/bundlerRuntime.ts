/**
 * The entry of builds with the module federation plugin. It replaces `@module-federation/webpack-bundler-runtime` and uses the
 * names that the plugin's builds call. It supports what our pages need: shared modules, containers, and a host that knows no
 * remote at build time (README.md).
 */
import type {
  ConsumedModule,
  FederatedBuild,
  InstalledModules,
  ModuleFactory,
  ShareScope,
  WebpackRequire,
} from './federatedBuild';
import { buildBegins } from './remotes';
import { consumeShared, consumeSharedSync, provideShared } from './shareScope';

type ModuleId = keyof WebpackRequire['m'];

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: typeof federation | undefined;
}

/** Starts a host or a container. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }): FederatedBuild {
  const { initOptions } = webpackRequire.federation;
  const build: FederatedBuild = { name: initOptions.name, options: initOptions, shareScopeMap: {} };
  provideShared(build);
  buildBegins(build);
  return build;
}

/** A container uses the shared modules of its host, and offers its own. */
function initContainerEntry({
  webpackRequire,
  shareScope,
  shareScopeKey = 'default',
}: {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
  shareScopeKey?: string;
}): void {
  const build = webpackRequire.federation.instance;
  build.shareScopeMap[shareScopeKey] = shareScope;
  provideShared(build);
}

/** The shared modules that the first file of a host uses. Each is resolved when it is required. */
function installInitialConsumes({
  webpackRequire,
  installedModules,
  initialConsumes,
}: {
  webpackRequire: WebpackRequire;
  installedModules: InstalledModules;
  initialConsumes: readonly ModuleId[];
}): void {
  for (const id of initialConsumes) {
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      module.exports = consumeSharedSync(webpackRequire.federation.instance, consumedAt(webpackRequire, id))();
    };
  }
}

/** Loads the shared modules of a file before the file runs. A module that cannot be loaded throws where it is used. */
function consumes({
  webpackRequire,
  installedModules,
  chunkId,
  promises,
}: {
  webpackRequire: WebpackRequire;
  installedModules: InstalledModules;
  chunkId: ModuleId;
  promises: unknown[];
}): void {
  const install = (id: ModuleId, factory: ModuleFactory) => {
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = factory();
    };
  };
  for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
    installedModules[id] ??= consumeShared(webpackRequire.federation.instance, consumedAt(webpackRequire, id)).then(
      (factory) => {
        installedModules[id] = 0;
        install(id, factory);
      },
      (error: unknown) => {
        delete installedModules[id];
        install(id, () => {
          throw error;
        });
      },
    );
    promises.push(installedModules[id]);
  }
}

function consumedAt({ consumesLoadingData }: WebpackRequire, id: ModuleId): ConsumedModule {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!consumed) throw new Error(`The build does not say which shared module ${id} is.`);
  return consumed;
}

const federation = {
  bundlerRuntime: {
    init,
    initContainerEntry,
    installInitialConsumes,
    consumes,
    /** A build offers its shared modules as soon as it starts, so there is nothing to initialize here. */
    I: () => true,
  },
};

// The container of a release is built without a runtime, and uses its host's (federation.mjs).
globalThis._FEDERATION_BUNDLER_RUNTIME ??= federation;

export default federation;
