import { totalOf } from './firstScreens.mjs';

const KIB = 1024;

/** The maximum number of files and modules that an error names. */
const MAX_LISTED = 5;

/** A module that has grown by less than this explains nothing. */
const UNNOTICED_KB = 0.3;

/**
 * Finds the routes and releases that exceed their script budget.
 * @param {ReturnType<typeof import('./firstScreens.mjs').measureScripts>} measured
 * @param {{ routes: Record<string, number>, releases: Record<string, { kib: number }> }} budgets in KiB
 * @returns {{ text: string, releases: string[] }[]} each with the releases that the scripts belong to
 */
export function budgetErrors({ routes, releases }, budgets) {
  return [
    ...errorsOf(routes, budgets.routes, (path) => `${path} loads`, 'before its first press'),
    ...errorsOf(releases, limitsOf(budgets.releases), (name) => `${name} has`, 'in all'),
  ];
}

function limitsOf(releases) {
  return Object.fromEntries(Object.entries(releases).map(([name, { kib }]) => [name, kib]));
}

function errorsOf(measured, limits, subjectOf, when) {
  return [...measured].flatMap(([key, sizes]) => {
    const limit = limits[key];
    const total = totalOf(sizes) / KIB;
    if (limit !== undefined && total <= limit) return [];
    const budget = limit === undefined ? 'and has no budget' : `and may have ${limit}`;
    const text = `${subjectOf(key)} ${total.toFixed(1)} KiB of script ${when}, ${budget}: ${largest(sizes)}`;
    return [{ text, releases: [...new Set([...sizes.keys()].map((file) => file.split('/')[0]))] }];
  });
}

function largest(sizes) {
  const sorted = [...sizes].sort(([, one], [, other]) => other - one);
  return sorted
    .slice(0, MAX_LISTED)
    .map(([file, size]) => `${file} ${(size / KIB).toFixed(1)}`)
    .join(', ');
}

/**
 * Builds a budget for everything that was measured, with a little room for a bug fix or a new message.
 * @param {ReturnType<typeof import('./firstScreens.mjs').measureScripts>} measured
 */
export function budgetsFor({ routes, releases, modules }) {
  const limitOf = (sizes) => Math.ceil((totalOf(sizes) / KIB) * 1.01);
  return {
    routes: Object.fromEntries([...routes].map(([path, sizes]) => [path, limitOf(sizes)])),
    releases: Object.fromEntries(
      [...releases].map(([name, sizes]) => [name, { kib: limitOf(sizes), sourceKb: inKb(modules.get(name)) }]),
    ),
  };
}

function inKb(modules) {
  return Object.fromEntries([...modules].map(([name, { bytes }]) => [name, toKb(bytes)]));
}

/**
 * Finds what has grown in a release since its budget was written, and which import brought it in.
 * @param {ReadonlyMap<string, { bytes: number, importedBy: string }>} modules the current ones, in bytes of source
 * @param {Record<string, number>} before in thousands of bytes
 */
export function grownModules(modules, before) {
  const grown = [...modules].map(([name, { bytes, importedBy }]) => ({ name, importedBy, now: toKb(bytes), was: before[name] }));
  return grown
    .map((module) => ({ ...module, grew: module.now - (module.was ?? 0) }))
    .filter(({ grew }) => grew >= UNNOTICED_KB)
    .sort((one, other) => other.grew - one.grew)
    .slice(0, MAX_LISTED)
    .map(({ name, importedBy, now, was }) => {
      const growth = was === undefined ? `${now} kB of source, new` : `${now} kB of source, was ${was}`;
      return `  ${name}: ${growth}${importedBy ? `; imported by ${importedBy}` : ''}`;
    });
}

function toKb(bytes) {
  return Math.round(bytes / 100) / 10;
}
