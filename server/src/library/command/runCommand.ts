import { importComics } from '../import/importComics';
import type { LibraryContext } from '../LibraryContext';
import type { LibraryCommand } from './LibraryCommand';
import { listWorks } from './listWorks';
import { removeWork } from './removeWork';

/** Carries a command out. What it did and could not do is told as events. */
export async function runCommand(context: LibraryContext, command: LibraryCommand): Promise<void> {
  switch (command.verb) {
    case 'import':
      await importComics(context, command.paths, command.options);
      return;
    case 'apply':
      throw new Error('coming');
    case 'list':
      return listWorks(context);
    case 'remove':
      return removeWork(context, command.work);
  }
}
