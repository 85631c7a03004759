import type { Remote } from '../contract';
import type { ShareScope } from './openShareScope';

/** What a remote's entry script leaves under the remote's name: module federation's own interface. */
interface Container {
  init: (scope: ShareScope) => Promise<void> | void;
  /** The factory of an exposed module. */
  get: (module: string) => Promise<() => unknown>;
}

/** As long as webpack waits for a chunk (tooling/webpack.mjs). */
const ENTRY_DEADLINE_MS = 6000;

/**
 * Runs a remote's entry script and takes out what it exposes, after giving it what the host shares.
 * @throws where the script does not come, leaves nothing, or wants another version of what is shared
 */
export async function loadExposed(name: string, address: string, scope: ShareScope): Promise<Remote> {
  // What an attempt of before has left is not taken for what this one brings.
  Reflect.set(globalThis, name, undefined);
  await runScript(address);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${address} ran and left no container ${name}.`);
  await container.init(scope);
  const exposed = await container.get('./remote');
  // Both were built for one contract, which says that this is there.
  return (exposed() as { remote: Remote }).remote;
}

function runScript(address: string): Promise<void> {
  const script = document.createElement('script');
  let deadline: ReturnType<typeof setTimeout>;
  const arrival = new Promise<void>((resolve, reject) => {
    deadline = setTimeout(() => reject(new Error(`${address} did not come in time.`)), ENTRY_DEADLINE_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not come.`)));
    // The page's guard looks at the address here, and may refuse it.
    script.src = address;
    document.head.append(script);
  });
  return arrival.finally(() => {
    clearTimeout(deadline);
    script.remove();
  });
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
