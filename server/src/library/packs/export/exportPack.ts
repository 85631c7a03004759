import { like } from 'drizzle-orm';
import { works } from '../../../database/schema';
import type { LibraryContext } from '../../context/LibraryContext';
import { asLibraryError, LibraryError } from '../../report/LibraryError';
import { packSource } from '../format/loadPack';
import { loadNameBook } from './ExportContext';
import { exportComments } from './exportComments';
import { exportHome } from './exportHome';
import { exportPublishers } from './exportPublishers';
import { exportTexts } from './exportTexts';
import { exportWorks } from './exportWorks';
import { PackFolder } from './PackFolder';

/**
 * Writes everything that the site has of a pack into a folder, as a pack that `apply` accepts without any change: every work with
 * its pictures, and everything else that came with the pack. Relative dates become fixed dates.
 */
export async function exportPack(context: LibraryContext, key: string, folder: string): Promise<void> {
  try {
    await refuseUnknown(context, key);
    const pack = await PackFolder.begin(folder, context.objects);
    const exporting = { ...context, pack, source: packSource(key), names: await loadNameBook(context) };
    await pack.writeYaml('pack', { key, name: key });
    await exportPublishers(exporting);
    await exportWorks(exporting);
    await exportHome(exporting);
    await exportTexts(exporting);
    await exportComments(exporting);
  } catch (error) {
    context.signal?.throwIfAborted();
    const { where, what, todo } = asLibraryError(error, folder);
    context.tell({ kind: 'error', where, what, todo });
  }
}

async function refuseUnknown({ db }: LibraryContext, key: string): Promise<void> {
  const rows = await db
    .selectDistinct({ source: works.source })
    .from(works)
    .where(like(works.source, packSource('%')));
  if (rows.some(({ source }) => source === packSource(key))) return;
  const known = rows.map(({ source }) => source.slice(packSource('').length));
  const todo = known.length > 0 ? `There are: ${known.join(', ')}.` : 'No work of this site came with a pack.';
  throw new LibraryError(key, 'is not a pack of this site.', todo);
}
