/** Decides which version of a shared module a build uses. */
import type { ConsumedModule, FederatedBuild, ModuleFactory, SharedModule } from './federatedBuild';

/** Offers the shared modules of a build to everybody who uses its scopes. If a version already exists, it stays. */
export function provideShared({ name: from, options, shareScopeMap }: FederatedBuild): void {
  for (const [key, versions] of Object.entries(options.shared ?? {})) {
    for (const shared of versions) {
      for (const scopeName of shared.scope) {
        const scope = (shareScopeMap[scopeName] ??= {});
        const known = (scope[key] ??= {});
        known[shared.version] ??= { ...shared, from, useIn: [] };
      }
    }
  }
}

/** Removes the modules that a build provided and no other build uses. */
export function withdrawShared(shareScopeMap: FederatedBuild['shareScopeMap'], from: string): void {
  for (const versions of Object.values(shareScopeMap).flatMap((scope) => Object.values(scope))) {
    for (const [version, shared] of Object.entries(versions)) {
      if (shared.from === from && (shared.useIn ?? []).every((user) => user === from)) delete versions[version];
    }
  }
}

/**
 * Returns the shared module that a build uses: for a singleton, the one that already runs; otherwise the first one in the range.
 * @throws if the build is strict and the singleton is not in its range
 */
export async function consumeShared(build: FederatedBuild, consumed: ConsumedModule): Promise<ModuleFactory> {
  const shared = await findShared(build, consumed);
  return shared ? factoryOf(shared, build.name) : consumed.fallback();
}

/** Like `consumeShared`, but synchronous, for a module of the host itself. Nobody else has offered anything yet. */
export function consumeSharedSync(build: FederatedBuild, { shareKey, shareScope }: ConsumedModule): ModuleFactory {
  const [shared] = offers(build, shareKey, shareScope);
  const factory = shared?.lib ?? shared?.get();
  if (!shared || typeof factory !== 'function')
    throw new Error(`${build.name} cannot begin with ${shareKey}, which is not shared as eager.`);
  use(shared, factory, build.name);
  return factory;
}

async function findShared(build: FederatedBuild, consumed: ConsumedModule): Promise<SharedModule | undefined> {
  const { shareKey, shareScope, singleton, requiredVersion, strictVersion } = consumed;
  for (const shared of offers(build, shareKey, shareScope)) {
    if (await isInRange(shared.version, requiredVersion)) return shared;
    if (!singleton) continue;
    const difference = `${shareKey} runs in version ${shared.version}, from ${shared.from}; ${build.name} needs ${requiredVersion}.`;
    if (strictVersion) throw new Error(difference);
    console.warn(difference);
    return shared;
  }
  return undefined;
}

/** Modules that run already or are part of their host come before those that must be loaded first. */
function offers({ shareScopeMap }: FederatedBuild, shareKey: string, scopes: readonly string[]): SharedModule[] {
  const found = scopes.flatMap((scope) => Object.values(shareScopeMap[scope]?.[shareKey] ?? {}));
  return found.sort((a, b) => Number(isThere(b)) - Number(isThere(a)));
}

function isThere({ lib, loaded, loading, eager, shareConfig }: SharedModule): boolean {
  return [lib, loaded, loading, eager, shareConfig?.eager].some(Boolean);
}

/** Only few pages need the library that parses ranges: most ranges are made from the version that runs. */
async function isInRange(version: string, range: string | false): Promise<boolean> {
  if (!range || range === '*' || range.replace(/^[\^~=]/, '') === version) return true;
  const { default: satisfies } = await import(/* webpackChunkName: "version-ranges" */ 'semver/functions/satisfies');
  return satisfies(version, range);
}

async function factoryOf(shared: SharedModule, user: string): Promise<ModuleFactory> {
  if (shared.lib) {
    use(shared, shared.lib, user);
    return shared.lib;
  }
  shared.loading ??= Promise.resolve(shared.get()).catch((error: unknown) => {
    shared.loading = null;
    throw error;
  });
  const factory = await shared.loading;
  use(shared, factory, user);
  return factory;
}

function use(shared: SharedModule, factory: ModuleFactory, user: string): void {
  shared.lib = factory;
  shared.loaded = true;
  shared.useIn = [...new Set(shared.useIn).add(user)];
}
