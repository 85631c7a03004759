/**
 * What the builds of module federation's plugin begin with, in place of `@module-federation/webpack-bundler-runtime` and with the
 * names by which its builds call it. It can what our pages need: shared modules, containers, and a host that knows no remote while
 * it is built (README.md).
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
import { offerShared, takeOwnShared, takeShared } from './shareScope';

type ModuleId = keyof WebpackRequire['m'];

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: typeof federation | undefined;
}

/** Begins a host or a container. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }): FederatedBuild {
  const { initOptions } = webpackRequire.federation;
  const build: FederatedBuild = { name: initOptions.name, options: initOptions, shareScopeMap: {} };
  offerShared(build);
  buildBegins(build);
  return build;
}

/** A container has what its host shares, and offers what it brings. */
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
  offerShared(build);
}

/** The shared modules that the first file of a host uses: each is found when it is asked for. */
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
      module.exports = takeOwnShared(webpackRequire.federation.instance, consumedAt(webpackRequire, id))();
    };
  }
}

/** Has the shared modules of a file there before the file runs. One that cannot be had throws where it is used. */
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
    installedModules[id] ??= takeShared(webpackRequire.federation.instance, consumedAt(webpackRequire, id)).then(
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
    /** What is shared is offered as soon as a build begins: there is nothing left to begin. */
    I: () => true,
  },
};

// The container of a release is built without a runtime, and has its host's (federation.mjs).
globalThis._FEDERATION_BUNDLER_RUNTIME ??= federation;

export default federation;
