import { canaryNames } from '../deployments/changes';
import type { Deployment } from '../deployments/Deployment';

/** A canary over the whole time that it has been open, whatever else was published meanwhile. */
export interface OpenCanary {
  /** The releases that are tried: the name, the version that is tried, and the version of all other readers. */
  tried: readonly { name: string; version: string; usual: string }[];
  /** When it was opened, in seconds. */
  since: number;
  /** Who opened it. */
  who: string;
  baseIds: readonly string[];
  canaryIds: readonly string[];
  /** The ID of the canary's current composition. */
  id: string;
}

const TAKEN_OUT = '(none)';

/**
 * The open canary, if there is one.
 * @param history newest first
 */
export function openCanary(history: readonly Deployment[]): OpenCanary | undefined {
  const [live] = history;
  if (!live?.canaryId) return undefined;
  const tried = triedIn(live);
  const key = JSON.stringify(tried);
  const end = history.findIndex((row) => JSON.stringify(triedIn(row)) !== key);
  const rows = end === -1 ? history : history.slice(0, end);
  const first = rows.at(-1) ?? live;
  return {
    tried,
    since: first.at,
    who: first.who,
    id: live.canaryId,
    baseIds: [...new Set(rows.map(({ baseId }) => baseId))],
    canaryIds: [...new Set(rows.flatMap(({ canaryId }) => canaryId ?? []))],
  };
}

function triedIn(row: Deployment): OpenCanary['tried'] {
  return canaryNames(row).map((name) => ({
    name,
    version: row.canary?.versions[name] ?? TAKEN_OUT,
    usual: row.base[name] ?? TAKEN_OUT,
  }));
}
