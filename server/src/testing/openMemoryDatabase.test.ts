import { sql } from 'drizzle-orm';
import { nextId } from '../database/counters';
import { works } from '../database/schema';
import { openMemoryDatabase } from './openMemoryDatabase';

const work = { key: 'moon', direction: 'ltr', source: 'pack:test' } as const;

test('openMemoryDatabase is empty after another test has used it', async () => {
  const first = await openMemoryDatabase();
  const firstId = await nextId(first.db, 'work');
  await first.db.insert(works).values({ ...work, id: firstId });
  await first.close();
  const second = await openMemoryDatabase();
  expect(await second.db.select().from(works)).toEqual([]);
  expect(await nextId(second.db, 'work')).toBe(firstId);
  await second.close();
});

test('openMemoryDatabase opens separate databases concurrently', async () => {
  const [one, other] = await Promise.all([openMemoryDatabase(), openMemoryDatabase()]);
  await one.db.insert(works).values({ ...work, id: 1 });
  expect(await other.db.select().from(works)).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

test('a closed memory database rejects queries, even if another test uses it', async () => {
  const { db, close } = await openMemoryDatabase();
  await close();
  await expect(db.execute(sql`SELECT 1`)).rejects.toThrow();
  const next = await openMemoryDatabase();
  await expect(db.insert(works).values({ ...work, id: 1 })).rejects.toThrow();
  expect(await next.db.select().from(works)).toEqual([]);
  await next.close();
});
