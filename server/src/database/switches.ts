import { desc } from 'drizzle-orm';
import type { SiteState } from '../config/SiteState';
import type { Database } from './Database';
import { siteSwitches } from './schema';

/** One change of the switches: the new state, who made the change, and why. */
export type SwitchChange = typeof siteSwitches.$inferSelect;

/** The state without any switch: the site is open to everyone. */
export const OPEN: SiteState = { isUnderMaintenance: false, isReadOnly: false, blockedRegions: [] };

const MAX_TRIES = 5;

/** The newest changes; the first one applies. */
export async function readSwitches(db: Database, limit: number): Promise<SwitchChange[]> {
  return db.select().from(siteSwitches).orderBy(desc(siteSwitches.number)).limit(limit);
}

/**
 * Sets the given switches and leaves the others as they are.
 * @returns the row of the record; undefined if nothing changes
 */
export async function changeSwitches(
  db: Database,
  change: Partial<SiteState>,
  note: Pick<SwitchChange, 'at' | 'who' | 'why'>,
): Promise<SwitchChange | undefined> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const [last] = await readSwitches(db, 1);
    const { isUnderMaintenance, isReadOnly, blockedRegions } = { ...OPEN, ...last, ...change };
    const next = { isUnderMaintenance, isReadOnly, blockedRegions: [...new Set(blockedRegions)].sort() };
    if (isSame(next, last ?? OPEN)) return undefined;
    const values = { number: (last?.number ?? 0) + 1, ...note, ...next };
    // A slower writer finds the number taken and decides again on the basis of the new state.
    const [written] = await db.insert(siteSwitches).values(values).onConflictDoNothing().returning();
    if (written) return written;
  }
  throw new Error('Others keep changing the switches at the same time. Try again in a moment.');
}

function isSame(one: SiteState, other: SiteState): boolean {
  return (
    one.isUnderMaintenance === other.isUnderMaintenance &&
    one.isReadOnly === other.isReadOnly &&
    one.blockedRegions.join() === other.blockedRegions.join()
  );
}
