import { readSwitches } from '../../database/switches';
import type { LibraryContext } from '../context/LibraryContext';
import { exportAnswers } from '../export/exportAnswers';
import { importComics } from '../import/importComics';
import { applyPack } from '../packs/apply/applyPack';
import { exportPack } from '../packs/export/exportPack';
import { writeSchemas } from '../packs/export/writeSchemas';
import { putBack, takeDown } from '../take-down/takeDown';
import type { LibraryCommand } from './LibraryCommand';
import { listWorks } from './listWorks';
import { removeWork } from './removeWork';

/** Carries out a command. Events tell what it did and what it could not do. */
export async function runCommand(context: LibraryContext, command: LibraryCommand): Promise<void> {
  if (changesContent(command)) await refuseReadOnly(context);
  switch (command.verb) {
    case 'import':
      await importComics(context, command.paths, command.options);
      return;
    case 'apply':
      return applyPack(context, command.pack, command.isDryRun);
    case 'list':
      return listWorks(context);
    case 'remove':
      return removeWork(context, command.work);
    case 'export':
      if (command.request.what === 'pack') return exportPack(context, command.request.key, command.request.folder);
      return exportAnswers(context, command.request, command.file !== undefined);
    case 'take-down':
      return takeDown(context, command.scope, command.why);
    case 'put-back':
      return putBack(context, command.scope);
    case 'schemas':
      return writeSchemas(context, command.pack);
  }
}

/** Taking down does not count, so that it works even on a read-only site. */
function changesContent(command: LibraryCommand): boolean {
  return command.verb === 'import' || command.verb === 'remove' || (command.verb === 'apply' && !command.isDryRun);
}

async function refuseReadOnly({ db }: LibraryContext): Promise<void> {
  const [switched] = await readSwitches(db, 1);
  if (!switched?.isReadOnly) return;
  throw new Error(
    `Nothing can be imported: the site was made read-only by ${switched.who} (${switched.why}). An operator ends that with: npx komawari read-only off`,
  );
}
