import { sql } from 'drizzle-orm';
import { contentStamp } from '../cache/contentStamp';
import { createContent } from '../content/createContent';
import { bumpContentVersion } from '../database/counters';
import type { OpenDatabase } from '../database/Database';
import { openMemoryDatabase } from './openMemoryDatabase';
import { NOW, rowBuilders } from './rows';

/** All content on a database (by default one in memory), at a time that the test decides. */
export async function createTestContent(database?: OpenDatabase) {
  const { db, close } = database ?? (await openMemoryDatabase());
  const time = { now: NOW };
  let returns = 0;
  const clock = () => time.now;
  const stamp = contentStamp(db, clock);
  const content = createContent({ db, clock, stamp });

  /** Makes recent writes visible, because the version is looked up at most once per second. */
  function tick(): void {
    time.now += 1;
  }

  /** Deletes all works and banners. */
  async function clear(): Promise<void> {
    await db.execute(sql`truncate works, banners, featured_lists cascade`);
    await bumpContentVersion(db);
    backToNow();
  }

  /**
   * Sets the clock back to about the time of the tests, but never to the same second, because a lookup once per second would miss
   * the change.
   */
  function backToNow(): void {
    time.now = NOW + (returns += 5);
  }

  return { db, close, time, clock, stamp, content, tick, clear, backToNow, ...rowBuilders(db) };
}

export type TestContent = Awaited<ReturnType<typeof createTestContent>>;
