import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema';

/** The shape of a table: its name, its columns, and the order of its rows. */
export interface TableShape {
  name: string;
  columns: readonly string[];
  /** The primary key, so that the same content is always read in the same order. */
  key: readonly string[];
}

/** Every table of the site, each after the tables that it refers to. */
export const TABLES: readonly TableShape[] = inOrderOfReferences();

function inOrderOfReferences(): TableShape[] {
  const configs = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []));
  const byName = new Map(configs.map((config) => [config.name, config]));
  const ordered = new Map<string, TableShape>();
  const add = (name: string) => {
    const config = byName.get(name);
    if (!config || ordered.has(name)) return;
    for (const reference of config.foreignKeys) add(getTableConfig(reference.reference().foreignTable).name);
    const own = config.columns.filter(({ primary }) => primary);
    const key = config.primaryKeys[0]?.columns ?? own;
    ordered.set(name, {
      name,
      columns: config.columns.map((column) => column.name),
      key: key.map((column) => column.name),
    });
  };
  for (const name of [...byName.keys()].sort()) add(name);
  return [...ordered.values()];
}
