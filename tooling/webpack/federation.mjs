/** What the host and the remotes say to module federation, however they are built. */
import { join } from 'node:path';
import { sharedModules } from './sharedModules.mjs';

/** What none of our pages asks of the federation runtime is left out of it. */
const LEAN_RUNTIME = { target: 'web', disableSnapshot: true };

/**
 * The host brings what is shared, and knows no remote.
 * @param runtimePlugins files of its part of the federation runtime
 */
export function hostFederation(dir, runtimePlugins = []) {
  return {
    remotes: {},
    shareStrategy: 'loaded-first',
    shared: sharedModules(dir, { eager: true }),
    runtimePlugins,
    experiments: { optimization: LEAN_RUNTIME },
  };
}

/** A remote exposes one module, and has of what the host shares nothing but the ranges in which it is asked for. */
export function remoteFederation(dir) {
  return {
    exposes: { './remote': { import: join(dir, 'src/remote.ts'), name: 'remote' } },
    shared: sharedModules(dir, { import: false, strictVersion: true }),
    // A remote loads no other remote.
    experiments: { externalRuntime: true, optimization: { ...LEAN_RUNTIME, disableRemote: true } },
  };
}
