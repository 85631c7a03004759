import { installedPackage, packageIn } from '../packages.mjs';

/** One instance each on the page. Only thin entry points, because a shared library cannot be tree-shaken (docs/decisions). */
const SINGLETONS = {
  react: ['react', 'react/jsx-runtime'],
  'react-intl': ['react-intl'],
  '@komawari/shared-state': ['@komawari/shared-state'],
  '@komawari/shared-proto': ['@komawari/shared-proto'],
};

/** A dependency on a package of ours is a path (`file:…`) or `*`, which says nothing about versions. */
const IS_RANGE = /^[\^~<>=v]*\s*\d/;

/** The singletons that a package depends on, with the versions in its own package.json. */
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
