import { sql } from 'drizzle-orm';
import { openMemoryDatabase } from '../testing/openMemoryDatabase';
import type { OpenDatabase } from './Database';
import { changeSwitches, readSwitches } from './switches';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openMemoryDatabase();
});
afterEach(() => opened.db.execute(sql`truncate site_switches`));
afterAll(() => opened.close());

const note = (why: string) => ({ at: 100, who: 'operator', why });

test('keeps switches that are not named, and adds a row for every change', async () => {
  const { db } = opened;
  await changeSwitches(db, { isReadOnly: true }, note('a move'));
  await changeSwitches(db, { blockedRegions: ['FR', 'DE', 'FR'] }, note('a license'));
  const [last, first] = await readSwitches(db, 5);
  expect(last).toMatchObject({
    number: 2,
    isReadOnly: true,
    isUnderMaintenance: false,
    blockedRegions: ['DE', 'FR'],
    why: 'a license',
  });
  expect(first).toMatchObject({ number: 1, isReadOnly: true, blockedRegions: [], who: 'operator' });
});

test('writes no row if nothing changes', async () => {
  const { db } = opened;
  expect(await changeSwitches(db, { isUnderMaintenance: false, blockedRegions: [] }, note('nothing'))).toBeUndefined();
  expect(await readSwitches(db, 5)).toEqual([]);
});

test('applies both of two concurrent changes', async () => {
  const { db } = opened;
  await Promise.all([
    changeSwitches(db, { isReadOnly: true }, note('one')),
    changeSwitches(db, { isUnderMaintenance: true }, note('other')),
  ]);
  expect((await readSwitches(db, 1))[0]).toMatchObject({ number: 2, isReadOnly: true, isUnderMaintenance: true });
});
