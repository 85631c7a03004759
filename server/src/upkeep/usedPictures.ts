import type { Database } from '../database/Database';
import { readSnapshot } from './snapshot';

const PICTURE_NAMES = /[\w-]{22}\.webp/g;

/**
 * Every picture that any row of any table names, in any column. So future tables are included as well.
 * @param except a table that is skipped
 */
export async function usedPictures(db: Database, { except }: { except?: string } = {}): Promise<Set<string>> {
  const used = new Set<string>();
  await readSnapshot(db, async ({ name }, chunks) => {
    if (name === except) return;
    for await (const rows of chunks) addPicturesOf(rows, used);
  });
  return used;
}

/** Adds the pictures that some rows name. */
export function addPicturesOf(rows: readonly string[], used: Set<string>): void {
  for (const row of rows) for (const [name] of row.matchAll(PICTURE_NAMES)) used.add(name);
}
