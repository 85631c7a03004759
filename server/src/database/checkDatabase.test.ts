import { sql } from 'drizzle-orm';
import { openMemoryDatabase } from '../testing/openMemoryDatabase';
import { checkDatabase, DamagedDatabaseError } from './checkDatabase';

test('checkDatabase resolves if the required tables can be read, and rejects otherwise', async () => {
  const { db, close } = await openMemoryDatabase();
  await checkDatabase(db);
  await db.execute(sql`alter table deployments rename to elsewhere`);
  const error: unknown = await checkDatabase(db).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DamagedDatabaseError);
  expect(error).toMatchObject({ message: 'A table cannot be read (42P01).' });
  await db.execute(sql`alter table elsewhere rename to deployments`);
  await checkDatabase(db);
  await close();
});
