/** Finds what a change since main can break, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, ROOT, workspaceDependencies } from '../workspace.mjs';

/**
 * Imports that no package.json declares. Journeys use the constants and helpers of every package, and page tests use the test
 * harness in tooling, which calls the real server.
 */
const UNDECLARED = {
  e2e: ['bench', 'mf-comments', 'mf-engagement', 'mf-viewer', 'server', 'shared-proto', 'shared-state', 'shell', 'tooling'],
  tooling: ['server', 'shared-proto', 'shared-state'],
  bench: ['mf-viewer', 'sample-pack', 'server'],
};

/**
 * The journeys that a change in a package can break. For a shared package, they visit every remote. `npm test` runs all journeys.
 */
export const JOURNEYS = {
  bench: [],
  e2e: [],
  'mf-catalog': ['banners', 'calendar', 'history', 'journeys', 'longLists', 'shownInParts'],
  'mf-comments': ['journeys', 'shownInParts', 'speaking', 'standalone'],
  'mf-engagement': ['speaking', 'standalone', 'webviews', 'withoutScripts'],
  'mf-viewer': [
    'anotherDay',
    'guided',
    'journeys',
    'keepAlivePages',
    'pageMenu',
    'promo',
    'restyling',
    'serverRendering',
    'viewer',
    'viewerKeyboard',
    'viewerPanels',
    'viewerTouch',
    'webkit',
  ],
  'sample-pack': [],
  server: [
    'attacks',
    'brand',
    'firstVisit',
    'head',
    'journeys',
    'links',
    'preloads',
    'routes',
    'serverRendering',
    'shownInParts',
    'teams',
    'trustedScripts',
  ],
  'shared-proto': ['journeys', 'routes'],
  'shared-state': ['instances', 'journeys', 'keepAlivePages', 'preloads', 'routes', 'webkit'],
  'shared-ui': [
    'accessibility',
    'everyLanguage',
    'journeys',
    'largeText',
    'largeTextInDialogs',
    'print',
    'restyling',
    'webkit',
    'withoutScripts',
  ],
  shell: [
    'brand',
    'distantPictures',
    'faults',
    'firstVisit',
    'head',
    'instances',
    'journeys',
    'keptChapters',
    'keepAlivePages',
    'offline',
    'opening',
    'print',
    'push',
    'routes',
    'serverRendering',
    'shownInParts',
    'trainHour',
    'trustedScripts',
    'withoutScripts',
  ],
  tooling: ['federationRuntimes', 'instances', 'journeys', 'teams'],
};

/**
 * @returns `base`: what the change is compared with; `files`: the changed files that still exist; `folders`: the packages that
 *   they are in, and all packages that are built from these; `isWhole(file)`: whether this file, or another one that affects
 *   everything, has changed
 */
export function readScope() {
  const base = comparedWith();
  const differing = lines('diff', '--name-only', base);
  const added = lines('ls-files', '--others', '--exclude-standard');
  const all = [...new Set([...differing, ...added])];
  return scopeOf(base, all, packageFolders(), dependenciesOf);
}

/** The scope of these files. `dependencies` returns the packages that a package is built from. */
export function scopeOf(base, all, packages, dependencies) {
  const changed = new Set(all.map((file) => file.split('/')[0]).filter((folder) => packages.includes(folder)));
  const folders = new Set(packages.filter((name) => changed.has(name) || dependencies(name).some((other) => changed.has(other))));
  const isWhole = (file) => ['package-lock.json', file].some((name) => all.includes(name));
  return { base, files: all.filter((file) => existsSync(join(ROOT, file))), changed, folders, isWhole };
}

/** The specs in `e2e/` that a scope needs. */
export function journeysFor({ changed, files, isWhole }) {
  if (isWhole('e2e/reader.ts')) return [...new Set(Object.values(JOURNEYS).flat())].sort();
  const own = files.flatMap((file) => /^e2e\/(\w+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  return [...new Set([...own, ...[...changed].flatMap((folder) => JOURNEYS[folder] ?? ['journeys'])])].sort();
}

function dependenciesOf(folder) {
  const declared = workspaceDependencies(folder);
  const others = UNDECLARED[folder] ?? [];
  return [...new Set([...declared, ...others, ...others.flatMap((name) => workspaceDependencies(name))])];
}

/** The commit where this branch left main. On main itself, the state before the last commit. */
function comparedWith() {
  const branches = ['origin/main', 'main'].filter((name) => lines('rev-parse', '--verify', '--quiet', name).length > 0);
  const head = lines('rev-parse', 'HEAD')[0];
  const bases = branches.flatMap((name) => lines('merge-base', 'HEAD', name)).filter((base) => base !== head);
  if (bases.length > 0) return bases[0];
  return lines('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

function lines(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
