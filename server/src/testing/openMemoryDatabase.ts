import path from 'node:path';
import type { OpenDatabase } from '../database/Database';
import { MIGRATIONS_FOLDER, migrated } from '../database/openDatabase';
import { memoryTemplate } from './memoryTemplate';

const CACHE_FOLDER = path.resolve(__dirname, '../../../.cache/memory-database');

const template = memoryTemplate(CACHE_FOLDER, MIGRATIONS_FOLDER);

/** Puts an empty, migrated database into a data folder, for tests that do not concern the creation of a database. */
export function fillDataFolder(dataDir: string): void {
  template.extract(path.join(dataDir, 'db'));
}

/** An empty database in memory. A test file may open several. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  if (!globalThis.lendDatabase) throw new Error('Databases in memory are lent by databaseEnvironment.ts (jest.config.mjs).');
  const { client, isNew } = await globalThis.lendDatabase(template.read);
  const database = await migrated(client);
  if (isNew && !template.read()) await template.keep(await client.dumpDataDir('none'));
  return database;
}
