/** What a build of module federation's plugin says of itself and asks for (`@module-federation/enhanced`, its runtime modules). */

/** Gives the module. A module that comes with the build gives it at once, others when their files have come. */
export type ModuleFactory = () => unknown;

/**
 * One version of a shared module, in the form in which every runtime of federation reads and writes it. Containers that were built by
 * webpack's own plugin say `eager` and nothing of who uses it.
 */
export interface SharedModule {
  version: string;
  /** The build that brings it. */
  from: string;
  get(): ModuleFactory | Promise<ModuleFactory>;
  lib?: ModuleFactory;
  loaded?: boolean | number;
  loading?: Promise<ModuleFactory> | null;
  /** The builds that run with it. */
  useIn?: string[];
  eager?: boolean;
  scope?: readonly string[];
  shareConfig?: { singleton?: boolean; eager?: boolean; requiredVersion?: string | false; strictVersion?: boolean };
}

/** What is shared under one name of a scope: modules by their name and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** A shared module that a build uses, as the build says it. */
export interface ConsumedModule {
  shareKey: string;
  shareScope: readonly string[];
  singleton: boolean;
  /** A range of npm, or `false` for any version. */
  requiredVersion: string | false;
  strictVersion: boolean;
  /** The build's own copy, or what throws where it has none. */
  fallback(): ModuleFactory | Promise<ModuleFactory>;
}

/** The same as a build brings it, with the scopes in which it is offered. */
export type SharedByBuild = Pick<SharedModule, 'version' | 'get' | 'shareConfig'> & { scope: readonly string[] };

/** One build that runs on the page, a host or a container. */
export interface FederatedBuild {
  name: string;
  options: { name: string; shared?: Record<string, readonly SharedByBuild[]> };
  shareScopeMap: Record<string, ShareScope>;
}

type ModuleId = string | number;

/** The part of a build's `__webpack_require__` that takes part in federation. */
export interface WebpackRequire {
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  /** `instance` is there from the moment at which the build begins. */
  federation: { initOptions: FederatedBuild['options']; instance: FederatedBuild };
  consumesLoadingData: {
    chunkMapping?: Record<ModuleId, readonly ModuleId[]>;
    moduleIdToConsumeDataMapping: Record<ModuleId, ConsumedModule>;
  };
}

/** What became of the modules that a build consumes: 0 when it is there, else what waits for it. */
export type InstalledModules = Record<ModuleId, 0 | Promise<void>>;
