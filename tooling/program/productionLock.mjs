/** Finds which packages a built program needs, in the versions of our own lock file. */

/**
 * The package.json and package-lock.json of a program that needs some packages installed.
 * @param lock our own package-lock.json, as an object
 */
export function productionLock({ name, version, installed, lock }) {
  const dependencies = Object.fromEntries(installed.map((one) => [one, lock.packages[`node_modules/${one}`].version]));
  const manifest = { name, version, private: true, type: 'module', dependencies, engines: { node: '>=20.19' } };
  const packages = {};
  for (const one of installed) addPackage(`node_modules/${one}`, lock.packages, packages);
  const root = { name, version, dependencies };
  return { manifest, packageLock: { name, version, lockfileVersion: 3, requires: true, packages: { '': root, ...packages } } };
}

/** Fields that say why a package is in our tree. They do not apply to the other tree. */
const OURS_ALONE = ['dev', 'peer'];

/** Adds a package and everything that it needs. npm puts it at the same place in the other tree as in ours. */
function addPackage(path, known, found) {
  if (found[path] || !known[path]) return;
  const entry = Object.fromEntries(Object.entries(known[path]).filter(([name]) => !OURS_ALONE.includes(name)));
  found[path] = entry;
  const needed = { ...entry.dependencies, ...entry.optionalDependencies };
  for (const name of Object.keys(needed)) addPackage(pathFrom(path, name, known), known, found);
}

/** Where Node finds a package that another one requires: in that one's own folder, or in one around it. */
function pathFrom(asker, name, known) {
  const own = `${asker}/node_modules/${name}`;
  if (known[own]) return own;
  const around = asker.lastIndexOf('/node_modules/');
  return around < 0 ? `node_modules/${name}` : pathFrom(asker.slice(0, around), name, known);
}
