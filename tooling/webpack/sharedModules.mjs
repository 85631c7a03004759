import { installedPackage, packageIn } from '../packages.mjs';

/** One instance each on the page. Thin faces only: a shared library cannot be tree-shaken (docs/decisions). */
const SINGLETONS = {
  react: ['react', 'react/jsx-runtime'],
  'react-intl': ['react-intl'],
  '@komawari/shared-state': ['@komawari/shared-state'],
  '@komawari/shared-proto': ['@komawari/shared-proto'],
};

/** A package of ours is asked for by its place (`file:…`) or by `*`, which says nothing of versions. */
const IS_RANGE = /^[\^~<>=v]*\s*\d/;

/** The part of the singletons that a package depends on, with the versions that its own package.json asks for. */
export function sharedModules(dir, options) {
  const { dependencies } = packageIn(dir);
  const shared = {};
  for (const [name, requests] of Object.entries(SINGLETONS)) {
    if (!(name in dependencies)) continue;
    const { version } = packageIn(installedPackage(name, dir));
    const requiredVersion = IS_RANGE.test(dependencies[name]) ? dependencies[name] : `^${version}`;
    for (const request of requests) shared[request] = { singleton: true, version, requiredVersion, ...options };
  }
  return shared;
}
