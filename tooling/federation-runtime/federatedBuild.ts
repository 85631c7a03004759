/** What a build of the module federation plugin provides and calls (`@module-federation/enhanced`, its runtime modules). */

/** Returns the module. A module that is part of the build is available at once, others after their files have loaded. */
export type ModuleFactory = () => unknown;

/**
 * One version of a shared module, in the form that every federation runtime reads and writes. Containers built by webpack's own
 * plugin set `eager`, but do not say who uses the module.
 */
export interface SharedModule {
  version: string;
  /** The build that provides it. */
  from: string;
  get(): ModuleFactory | Promise<ModuleFactory>;
  lib?: ModuleFactory;
  loaded?: boolean | number;
  loading?: Promise<ModuleFactory> | null;
  /** The builds that use it. */
  useIn?: string[];
  eager?: boolean;
  scope?: readonly string[];
  shareConfig?: { singleton?: boolean; eager?: boolean; requiredVersion?: string | false; strictVersion?: boolean };
}

/** The shared modules of a scope, by name and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** A shared module that a build uses, as the build declares it. */
export interface ConsumedModule {
  shareKey: string;
  shareScope: readonly string[];
  singleton: boolean;
  /** An npm version range, or `false` for any version. */
  requiredVersion: string | false;
  strictVersion: boolean;
  /** Returns the build's own copy, or throws if there is none. */
  fallback(): ModuleFactory | Promise<ModuleFactory>;
}

/** A shared module that a build provides, with the scopes in which it is offered. */
export type SharedByBuild = Pick<SharedModule, 'version' | 'get' | 'shareConfig'> & { scope: readonly string[] };

/** One build on the page, a host or a container. */
export interface FederatedBuild {
  name: string;
  options: { name: string; shared?: Record<string, readonly SharedByBuild[]> };
  shareScopeMap: Record<string, ShareScope>;
}

type ModuleId = string | number;

/** The part of a build's `__webpack_require__` that federation uses. */
export interface WebpackRequire {
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  /** `instance` exists from the moment the build starts. */
  federation: { initOptions: FederatedBuild['options']; instance: FederatedBuild };
  consumesLoadingData: {
    chunkMapping?: Record<ModuleId, readonly ModuleId[]>;
    moduleIdToConsumeDataMapping: Record<ModuleId, ConsumedModule>;
  };
}

/** The state of the modules that a build consumes: 0 when loaded, otherwise the promise that waits for it. */
export type InstalledModules = Record<ModuleId, 0 | Promise<void>>;
