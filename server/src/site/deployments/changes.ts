import type { ReleaseName, Versions } from '../releases/releaseStore';
import { type Action, type Canary, ChangeRefusedError, type Deployment, type LiveState, type Subject } from './Deployment';

/** What a change turns the live state into. */
export interface Change {
  action: Action;
  next: LiveState;
  /** The releases that the change concerns. */
  subjects: readonly Subject[];
  restores?: number | undefined;
}

/** Makes releases live for everyone, or for some readers as a canary. A canary that is already open continues. */
export function publishChange(
  live: LiveState | undefined,
  releases: readonly ReleaseName[],
  canary?: Omit<Canary, 'versions'>,
): Change {
  const added = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const base = live?.base ?? {};
  if (!canary) {
    const open = live?.canary;
    const own = open && canaryNames(live).find((name) => name in added);
    if (own) {
      throw new ChangeRefusedError(
        `A canary of ${own} ${open.versions[own] ?? '(taken out)'} is open. Promote it or roll it back first, or publish this one as the canary too.`,
      );
    }
    const next = { base: { ...base, ...added }, canary: open && { ...open, versions: { ...open.versions, ...added } } };
    return changeOf('publish', live, next);
  }
  if (!live) throw new ChangeRefusedError('Nothing is live yet, so there is nothing beside which a canary could run.');
  const others = canaryNames(live).filter((name) => !(name in added));
  if (others.length > 0) {
    throw new ChangeRefusedError(
      `A canary of ${others.join(', ')} is open, and there is one at a time, so that its readers tell about one change.`,
    );
  }
  // A second try of the same canary goes to the readers who had the first one.
  const salt = live.canary?.salt ?? canary.salt;
  return changeOf('canary', live, { base, canary: { ...canary, salt, versions: { ...base, ...added } } });
}

/** Changes the share of readers who get the open canary. */
export function weightChange(live: LiveState | undefined, weight: number): Change {
  const canary = openCanary(live);
  return changeOf('canary', live, { base: live?.base ?? {}, canary: { ...canary, weight } });
}

/** Makes the canary's composition live for everyone. */
export function promoteChange(live: LiveState | undefined): Change {
  return changeOf('promote', live, { base: openCanary(live).versions });
}

/** Removes a remote from the site. */
export function removeChange(live: LiveState | undefined, name: string): Change {
  if (!live || !(name in live.base || name in (live.canary?.versions ?? {})))
    throw new ChangeRefusedError(`There is no ${name} in the site. There are: ${Object.keys(live?.base ?? {}).join(', ')}.`);
  const canary = live.canary && { ...live.canary, versions: without(live.canary.versions, name) };
  const next = { base: without(live.base, name), canary };
  // If the canary does not differ from the base any more, it ends.
  return changeOf('remove', live, isSame(next.base, canary?.versions) ? { base: next.base } : next);
}

export interface RollbackOptions {
  /** The only release to roll back. */
  name?: string | undefined;
  /** The ID of a composition that was live before. */
  to?: string | undefined;
}

/**
 * Reverts the last change: an open canary if there is one, otherwise the last deployment. A second rollback reverts the one
 * before that.
 * @param history newest first
 */
export function rollbackChange(history: readonly Deployment[], { name, to }: RollbackOptions): Change {
  const [live] = history;
  if (!live) throw new ChangeRefusedError('Nothing is live yet, so there is nothing to roll back.');
  if (!to && live.canary && (!name || canaryNames(live).includes(name))) return changeOf('rollback', live, { base: live.base });
  const source = to ? compositionIn(history, to) : earlier(history, live, name);
  const base = name ? withVersionOf(live.base, source.versions, name) : source.versions;
  // A rollback of one release does not end another release's canary.
  const canary =
    name && live.canary ? { ...live.canary, versions: withVersionOf(live.canary.versions, source.versions, name) } : undefined;
  return { ...changeOf('rollback', live, { base, canary }), restores: source.number };
}

/** The source of the versions for a rollback. */
interface RollbackSource {
  number: number;
  versions: Versions;
}

function compositionIn(history: readonly Deployment[], id: string): RollbackSource {
  const row = history.find(({ baseId, canaryId }) => [baseId, canaryId].includes(id));
  if (!row) {
    throw new ChangeRefusedError(
      `No composition ${id} was ever live here. The record (komawari deployments) names those that were.`,
    );
  }
  return { number: row.number, versions: row.baseId === id ? row.base : (row.canary?.versions ?? row.base) };
}

function earlier(history: readonly Deployment[], live: Deployment, name: string | undefined): RollbackSource {
  const versionIn = ({ base }: Deployment) => (name ? base[name] : JSON.stringify(sorted(base)));
  const last = history.find(({ subjects }) => !name || subjects.some((subject) => subject.name === name)) ?? live;
  const begin = origin(history, last).number;
  const row = history.find((one) => one.number < begin && versionIn(one) !== undefined && versionIn(one) !== versionIn(live));
  if (!row) {
    throw new ChangeRefusedError(
      name
        ? `No earlier release of ${name} was live here. To take it out: komawari remove ${name}`
        : 'Nothing else was live before, so there is nothing to go back to.',
    );
  }
  return { number: row.number, versions: row.base };
}

/** The row that first made the live state live. It follows rollbacks of rollbacks. */
function origin(history: readonly Deployment[], row: Deployment): Deployment {
  const restored = row.restores === null ? undefined : history.find(({ number }) => number === row.restores);
  return restored ? origin(history, restored) : row;
}

function changeOf(action: Action, live: LiveState | undefined, next: LiveState): Change {
  return { action, next, subjects: subjectsOf(live, next) };
}

/** The releases in which two states differ. If only the canary's weight changes, the canary's releases. */
export function subjectsOf(live: LiveState | undefined, next: LiveState): Subject[] {
  const before = [live?.base ?? {}, live?.canary?.versions ?? live?.base ?? {}];
  const after = [next.base, next.canary?.versions ?? next.base];
  const names = [...new Set([...before, ...after].flatMap((versions) => Object.keys(versions)))].sort();
  const changed = names.filter((name) => before.some((versions, at) => versions[name] !== after[at]?.[name]));
  if (changed.length === 0) return canaryNames(next).map((name) => ({ name, version: after[1]?.[name] ?? null }));
  return changed.map((name) => ({
    name,
    version: (after[1]?.[name] !== before[1]?.[name] ? after[1] : after[0])?.[name] ?? null,
  }));
}

/** The releases in which the canary differs from the base. */
export function canaryNames({ base, canary }: LiveState): string[] {
  if (!canary) return [];
  const names = [...new Set([...Object.keys(base), ...Object.keys(canary.versions)])];
  return names.filter((name) => base[name] !== canary.versions[name]);
}

function openCanary(live: LiveState | undefined): Canary {
  if (!live?.canary) throw new ChangeRefusedError('No canary is open. One begins with: komawari publish --canary 10');
  return live.canary;
}

function withVersionOf(versions: Versions, source: Versions, name: string): Versions {
  const version = source[name];
  return version === undefined ? without(versions, name) : { ...versions, [name]: version };
}

function without(versions: Versions, name: string): Versions {
  return Object.fromEntries(Object.entries(versions).filter(([one]) => one !== name));
}

function isSame(a: Versions, b: Versions | undefined): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b ?? {}));
}

function sorted(versions: Versions): [string, string][] {
  return Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
}
