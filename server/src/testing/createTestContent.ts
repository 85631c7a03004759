import { sql } from 'drizzle-orm';
import { contentStamp } from '../cache/contentStamp';
import { createContent } from '../content/createContent';
import { bumpContentVersion } from '../database/counters';
import type { OpenDatabase } from '../database/Database';
import { openMemoryDatabase } from './openMemoryDatabase';
import { NOW, rowBuilders } from './rows';

/** All content on a database, without one on one in memory, at a time that the test decides. */
export async function createTestContent(database?: OpenDatabase) {
  const { db, close } = database ?? (await openMemoryDatabase());
  const time = { now: NOW };
  let returns = 0;
  const clock = () => time.now;
  const stamp = contentStamp(db, clock);
  const content = createContent({ db, clock, stamp });

  /** What was written since shows: a version is looked up at most once a second. */
  function tick(): void {
    time.now += 1;
  }

  /** Takes all works and banners out again. */
  async function clear(): Promise<void> {
    await db.execute(sql`truncate works, banners, featured_lists cascade`);
    await bumpContentVersion(db);
    backToNow();
  }

  /** Back to about the moment of the tests, and never to the same second: what is looked up once a second would be missed. */
  function backToNow(): void {
    time.now = NOW + (returns += 5);
  }

  return { db, close, time, clock, stamp, content, tick, clear, backToNow, ...rowBuilders(db) };
}

export type TestContent = Awaited<ReturnType<typeof createTestContent>>;
