/** What the host and the remotes say to module federation, however they are built. */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { installedPackage, packageIn, TOOLING } from '../packages.mjs';
import { sharedModules } from './sharedModules.mjs';

/** What the plugin's builds begin with. Ours takes its place (docs/decisions/0156-a-federation-runtime-of-our-own.md). */
const LIBRARY_RUNTIME = '@module-federation/webpack-bundler-runtime';
const LIBRARY_RUNTIME_FILE = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** Ours: it knows nothing of the page that it runs in, and has no components. */
export const FEDERATION_RUNTIME = join(TOOLING, 'federation-runtime');

/** The plugins of a build that takes part in federation. */
export function federationPlugins(options) {
  return [
    new ModuleFederationPlugin({ dts: false, manifest: false, ...options }),
    new webpack.NormalModuleReplacementPlugin(LIBRARY_RUNTIME_FILE, join(FEDERATION_RUNTIME, 'bundlerRuntime.ts')),
    new webpack.NormalModuleReplacementPlugin(/^@module-federation\/enhanced\/runtime$/, join(FEDERATION_RUNTIME, 'remotes.ts')),
  ];
}

/** The host brings what is shared, and knows no remote. */
export function hostFederation(dir) {
  return { remotes: {}, shareStrategy: 'loaded-first', shared: sharedModules(dir, { eager: true }) };
}

/** A remote exposes one module, and has of what the host shares nothing but the ranges in which it is asked for. */
export function remoteFederation(dir) {
  return {
    exposes: { './remote': { import: join(dir, 'src/remote.ts'), name: 'remote' } },
    shared: sharedModules(dir, { import: false, strictVersion: true }),
  };
}

/** The container of a release has its runtime from its host. One from source brings its own. */
export const RUNTIME_OF_HOST = [
  ({ request }, done) => (LIBRARY_RUNTIME_FILE.test(request) ? done(null, 'global _FEDERATION_BUNDLER_RUNTIME') : done()),
];

/** The runtime as a release names it: what a host has, and what a container needs of its host, which has to be of this version. */
export function sharedRuntime() {
  const { version } = packageIn(installedPackage(LIBRARY_RUNTIME, TOOLING));
  return { [LIBRARY_RUNTIME]: { version, range: version } };
}
