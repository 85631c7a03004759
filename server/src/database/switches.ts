import { desc } from 'drizzle-orm';
import type { SiteState } from '../config/SiteState';
import type { Database } from './Database';
import { siteSwitches } from './schema';

/** One change of the switches: what holds from then on, who wanted it and why. */
export type SwitchChange = typeof siteSwitches.$inferSelect;

/** What is not switched: the site is open to everyone. */
export const OPEN: SiteState = { isUnderMaintenance: false, isReadOnly: false, blockedRegions: [] };

const MAX_TRIES = 5;

/** The newest changes, the one that holds first. */
export async function readSwitches(db: Database, limit: number): Promise<SwitchChange[]> {
  return db.select().from(siteSwitches).orderBy(desc(siteSwitches.number)).limit(limit);
}

/**
 * Switches what is named and leaves the rest as it is.
 * @returns the row of the record; nothing when all of that holds already
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
    // Whoever was slower finds the number taken, and decides anew on what holds then.
    const [written] = await db.insert(siteSwitches).values(values).onConflictDoNothing().returning();
    if (written) return written;
  }
  throw new Error('Others keep changing the switches. Try again in a moment.');
}

function isSame(one: SiteState, other: SiteState): boolean {
  return (
    one.isUnderMaintenance === other.isUnderMaintenance &&
    one.isReadOnly === other.isReadOnly &&
    one.blockedRegions.join() === other.blockedRegions.join()
  );
}
