import type { Upkeep } from './backup';
import { copyObjects } from './copyObjects';
import { refuseWhileUsed } from './refuseWhileUsed';
import { readSnapshot, writeSnapshot } from './snapshot';

/** Copies the whole site into another database, and its objects if the other site has its own store. Nothing is removed here. */
export async function move(from: Upkeep, to: Pick<Upkeep, 'db' | 'objects'>, options: { mayReplace: boolean }): Promise<void> {
  await refuseWhileUsed(to.db);
  if (to.objects !== from.objects) {
    const { copied, damaged } = await copyObjects(from.objects, to.objects, from.signal);
    from.tell(`${copied} objects copied`);
    for (const name of damaged) from.tell(`The picture ${name} is damaged, and was left behind.`);
  }
  let count = 0;
  await writeSnapshot(to.db, options, (write) =>
    readSnapshot(from.db, async (table, chunks) => {
      for await (const rows of chunks) {
        from.signal?.throwIfAborted();
        await write(table, rows);
        count += rows.length;
      }
    }),
  );
  from.tell(`${count} rows copied`);
}
