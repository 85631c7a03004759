/** What the host and the remotes say to module federation, however they are built. */
import { join } from 'node:path';
import { installedPackage, packageIn, TOOLING } from '../packages.mjs';
import { sharedModules } from './sharedModules.mjs';

/** What none of our pages asks of the federation runtime is left out of it. */
const LEAN_RUNTIME = { target: 'web', disableSnapshot: true };

/** What a container is, but for the core of the runtime. */
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Its file that a container begins with, by its whole path. */
const BUNDLER_RUNTIME_FILE = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** A host gives the runtime to the containers of its remotes. */
const CONTAINER_RUNTIME = join(import.meta.dirname, 'containerRuntime.mjs');

/**
 * The host brings what is shared, and knows no remote.
 * @param runtimePlugins files of its part of the federation runtime
 */
export function hostFederation(dir, runtimePlugins = []) {
  return {
    remotes: {},
    shareStrategy: 'loaded-first',
    shared: sharedModules(dir, { eager: true }),
    runtimePlugins: [CONTAINER_RUNTIME, ...runtimePlugins],
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

/** What the container of a release has from its host as well (containerRuntime.mjs). One from source brings its own. */
export const RUNTIME_OF_HOST = [
  ({ request }, done) => (BUNDLER_RUNTIME_FILE.test(request) ? done(null, 'global _FEDERATION_BUNDLER_RUNTIME') : done()),
];

/** The runtime as a release names it: what a host has, and what a container needs of its host, which has to be of this version. */
export function sharedRuntime() {
  const { version } = packageIn(installedPackage(BUNDLER_RUNTIME, TOOLING));
  return { [BUNDLER_RUNTIME]: { version, range: version } };
}
