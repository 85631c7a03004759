/** What the host and the remotes say to webpack's module federation, however they are built. */
import { join } from 'node:path';
import webpack from 'webpack';
import { federationNameOf } from '../packages.mjs';
import { providedModules, sharedModules } from './sharedModules.mjs';

/** The host brings what is shared, and knows no remote. */
export function hostPlugin(dir) {
  return new webpack.sharing.ProvideSharedPlugin({ provides: providedModules(dir) });
}

/** A remote exposes one module, and has of what the host shares nothing but the ranges in which it is asked for. */
export function remotePlugin(dir, filename) {
  return new webpack.container.ModuleFederationPlugin({
    name: federationNameOf(dir),
    filename,
    exposes: { './remote': { import: join(dir, 'src/remote.ts'), name: 'remote' } },
    shared: sharedModules(dir, { import: false, strictVersion: true }),
  });
}
