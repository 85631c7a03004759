import { packageOf } from '../workspace.mjs';

/** One instance each on the page. Thin faces only: a shared library cannot be tree-shaken (docs/decisions). */
const SINGLETONS = {
  react: ['react', 'react/jsx-runtime'],
  'react-intl': ['react-intl'],
  '@komawari/shared-state': ['@komawari/shared-state'],
  '@komawari/shared-proto': ['@komawari/shared-proto'],
};

/** The part of the singletons that a package depends on, with the versions that its own package.json asks for. */
export function sharedModules(folder, options) {
  const { dependencies } = packageOf(folder);
  const shared = {};
  for (const [name, requests] of Object.entries(SINGLETONS)) {
    if (!(name in dependencies)) continue;
    const { version } = packageOf(`node_modules/${name}`);
    const requiredVersion = dependencies[name] === '*' ? `^${version}` : dependencies[name];
    for (const request of requests) shared[request] = { singleton: true, version, requiredVersion, ...options };
  }
  return shared;
}
