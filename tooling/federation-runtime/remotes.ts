/** Loads containers at run time for a host. It replaces `@module-federation/enhanced/runtime` and uses its names. */
import type { FederatedBuild, ModuleFactory, ShareScope } from './federatedBuild';
import { withdrawShared } from './shareScope';

/** The deadline for an entry script. The page that waits for it has 10 s in all. */
const ENTRY_DEADLINE_MS = 6000;

/** The global that an entry script leaves on the page, under the name of its remote. */
interface Container {
  init(scope: ShareScope, initScope: unknown[], options: { version: string; shareScopeKeys: string }): unknown;
  get(expose: string): Promise<ModuleFactory>;
}

/** What federation runtimes on one page know of each other. Containers with other runtimes add what else they need. */
interface FederationGlobal {
  __FEDERATION__?: { __INSTANCES__: FederatedBuild[] };
}

let host: FederatedBuild | undefined;
const entries = new Map<string, string>();
const containers = new Map<string, Promise<Container>>();

/** The first build that starts on a page is its host, which loads the others. */
export function buildBegins(build: FederatedBuild): void {
  host ??= build;
  forgetInstance(build.name);
  instances().push(build);
}

/**
 * Registers the URL of each remote's entry.
 * @param options with `force`, a known remote starts again from the entry that is given now
 */
export function registerRemotes(remotes: readonly { name: string; entry: string }[], { force = false } = {}): void {
  for (const { name, entry } of remotes) {
    if (force) forget(name);
    if (!entries.has(name)) entries.set(name, entry);
  }
}

/**
 * Loads a module that a remote exposes.
 * @param id `{remote}/{module}`
 * @throws when the remote is not registered, its entry does not load, or it does not expose the module
 */
export async function loadRemote<T>(id: string): Promise<T> {
  const [name = '', ...module] = id.split('/');
  const container = await (containers.get(name) ?? begin(name));
  const factory = await container.get(`./${module.join('/')}`);
  // The caller names the type, as for any module with types from elsewhere: only the remote knows what it exposes.
  return factory() as T;
}

/** A failed load is not kept, so that the next request starts it again. */
function begin(name: string): Promise<Container> {
  const loading = loadContainer(name);
  containers.set(name, loading);
  loading.catch(() => {
    if (containers.get(name) === loading) containers.delete(name);
  });
  return loading;
}

async function loadContainer(name: string): Promise<Container> {
  const entry = entries.get(name);
  if (!host || !entry) throw new Error(`The remote ${name} is not registered.`);
  await loadScript(entry);
  const container = containerOf(name);
  if (!container) throw new Error(`${entry} is not the entry of ${name}, or threw while it ran.`);
  const options = { version: '', shareScopeKeys: 'default' };
  // Other runtimes copy the options, but must not copy the scopes.
  Object.defineProperty(options, 'shareScopeMap', { value: host.shareScopeMap });
  await container.init((host.shareScopeMap['default'] ??= {}), [], options);
  return container;
}

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  let deadline: ReturnType<typeof setTimeout>;
  return new Promise<void>((resolve, reject) => {
    const fail = (how: string) => () => reject(new Error(`${address} ${how}.`));
    deadline = setTimeout(fail('took too long'), ENTRY_DEADLINE_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail('did not come'));
    script.src = address;
    document.head.append(script);
  }).finally(() => {
    clearTimeout(deadline);
    script.remove();
  });
}

function forget(name: string): void {
  entries.delete(name);
  containers.delete(name);
  // An entry declares its name with `var`, which cannot be deleted.
  if (containerOf(name)) Object.assign(globalThis, { [name]: undefined });
  if (host) withdrawShared(host.shareScopeMap, name);
  forgetInstance(name);
}

function forgetInstance(name: string): void {
  const index = instances().findIndex((build) => build.name === name);
  if (index >= 0) instances().splice(index, 1);
}

function containerOf(name: string): Container | undefined {
  // No type describes the globals that scripts leave on the page.
  return (globalThis as unknown as Record<string, Container | undefined>)[name];
}

function instances(): FederatedBuild[] {
  const page: FederationGlobal = globalThis;
  page.__FEDERATION__ ??= { __INSTANCES__: [] };
  return page.__FEDERATION__.__INSTANCES__;
}
