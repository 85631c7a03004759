/** The module federation options of host and remotes, for every kind of build. */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { installedPackage, packageIn, TOOLING } from '../packages.mjs';
import { sharedModules } from './sharedModules.mjs';

/** The entry of the plugin's builds. Our runtime replaces it (docs/decisions/0156-a-federation-runtime-of-our-own.md). */
const LIBRARY_RUNTIME = '@module-federation/webpack-bundler-runtime';
const LIBRARY_RUNTIME_FILE = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** Our runtime. It knows nothing of the page it runs in, and has no components. */
export const FEDERATION_RUNTIME = join(TOOLING, 'federation-runtime');

/** The plugins of a build that takes part in federation. */
export function federationPlugins(options) {
  return [
    new ModuleFederationPlugin({ dts: false, manifest: false, ...options }),
    new webpack.NormalModuleReplacementPlugin(LIBRARY_RUNTIME_FILE, join(FEDERATION_RUNTIME, 'bundlerRuntime.ts')),
    new webpack.NormalModuleReplacementPlugin(/^@module-federation\/enhanced\/runtime$/, join(FEDERATION_RUNTIME, 'remotes.ts')),
  ];
}

/** The host provides what is shared, and knows no remote. */
export function hostFederation(dir) {
  return { remotes: {}, shareStrategy: 'loaded-first', shared: sharedModules(dir, { eager: true }) };
}

/** A remote exposes one module. Of what the host shares, it contains only the version ranges. */
export function remoteFederation(dir) {
  return {
    exposes: { './remote': { import: join(dir, 'src/remote.ts'), name: 'remote' } },
    shared: sharedModules(dir, { import: false, strictVersion: true }),
  };
}

/** The container of a release uses its host's runtime. A container from source contains its own. */
export const HOST_RUNTIME_EXTERNALS = [
  ({ request }, done) => (LIBRARY_RUNTIME_FILE.test(request) ? done(null, 'global _FEDERATION_BUNDLER_RUNTIME') : done()),
];

/** The runtime as a release names it: a host provides it, and a container needs this version of it from its host. */
export function sharedRuntime() {
  const { version } = packageIn(installedPackage(LIBRARY_RUNTIME, TOOLING));
  return { [LIBRARY_RUNTIME]: { version, range: version } };
}
