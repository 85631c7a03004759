/** Containers that a host loads at run time, by the names of `@module-federation/enhanced/runtime`, in whose place it stands. */
import type { FederatedBuild, ModuleFactory, ShareScope } from './federatedBuild';
import { withdrawShared } from './shareScope';

/** The time for an entry script. The page that waits for it has 10 s in all. */
const ENTRY_DEADLINE_MS = 6000;

/** What an entry script leaves on the page under the name of its remote. */
interface Container {
  init(scope: ShareScope, initScope: unknown[], options: { version: string; shareScopeKeys: string }): unknown;
  get(expose: string): Promise<ModuleFactory>;
}

/** What runtimes of federation on one page know of each other; those of strangers' containers add what else they need. */
interface FederationGlobal {
  __FEDERATION__?: { __INSTANCES__: FederatedBuild[] };
}

let host: FederatedBuild | undefined;
const entries = new Map<string, string>();
const containers = new Map<string, Promise<Container>>();

/** The first build that begins on a page is its host: the others come by it. */
export function buildBegins(build: FederatedBuild): void {
  host ??= build;
  forgetInstance(build.name);
  instances().push(build);
}

/**
 * Says where the entry of each remote is.
 * @param options with `force` a remote that is known begins anew, from the entry that is named now
 */
export function registerRemotes(remotes: readonly { name: string; entry: string }[], { force = false } = {}): void {
  for (const { name, entry } of remotes) {
    if (force) forget(name);
    if (!entries.has(name)) entries.set(name, entry);
  }
}

/**
 * A module that a remote exposes.
 * @param id `{remote}/{module}`
 * @throws when the remote is not registered, its entry does not come, or it does not expose the module
 */
export async function loadRemote<T>(id: string): Promise<T> {
  const [name = '', ...module] = id.split('/');
  const container = await (containers.get(name) ?? begin(name));
  const factory = await container.get(`./${module.join('/')}`);
  // The remote says what it exposes, as any module whose types come from elsewhere.
  return factory() as T;
}

/** One that failed is not kept: the next request begins it again. */
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
  // Runtimes of strangers copy the options, and shall not copy the scopes.
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
  // No type says which names scripts leave on the page.
  return (globalThis as unknown as Record<string, Container | undefined>)[name];
}

function instances(): FederatedBuild[] {
  const page: FederationGlobal = globalThis;
  page.__FEDERATION__ ??= { __INSTANCES__: [] };
  return page.__FEDERATION__.__INSTANCES__;
}
