import { hostname } from 'node:os';
import path from 'node:path';
import type { Clock } from '../config/Clock';
import type { ControlServer } from '../control';
import { openDatabase } from '../database/openDatabase';
import { folderObjectStore } from '../objects/folderObjectStore';
import { backUp, restore, type Upkeep } from './backup';
import { makeRenditions } from './makeRenditions';
import { move } from './move';
import { NotEmptyError } from './snapshot';
import { sweepPictures } from './sweepPictures';
import { isPostgresUrl, type UpkeepCommand } from './UpkeepCommand';

/** The name under which a running server accepts these commands. */
export const UPKEEP_COMMAND = 'upkeep';

/** Lets a running server back itself up, move, sweep and make smaller sizes, for other processes on its machine. */
export function registerUpkeep(
  control: ControlServer,
  { clock, ...site }: Pick<Upkeep, 'db' | 'objects'> & { clock: Clock },
): void {
  control.registerCommand(UPKEEP_COMMAND, (command, tell, signal) =>
    // Only the same user can open the socket, and its other end has parsed the command.
    runUpkeep({ ...site, now: clock(), tell, signal }, command as UpkeepCommand, { isServing: true }),
  );
}

/** Carries out a command, and reports what it did as lines. */
export async function runUpkeep(site: Upkeep, command: UpkeepCommand, { isServing }: { isServing: boolean }): Promise<void> {
  switch (command.verb) {
    case 'backup':
      await backUp(site, command.folder);
      return site.tell(`Backed up to ${command.folder}.`);
    case 'restore':
      if (isServing)
        throw new Error(
          `A server uses this data folder (process@machine: ${process.pid}@${hostname()}). Stop it first, then run this again. Nothing was changed.`,
        );
      await withAdvice(() => restore(site, command.folder, command));
      return site.tell('Restored. Start the server.');
    case 'move':
      return moveTo(site, command);
    case 'sweep': {
      const { count, bytes, used } = await sweepPictures({ ...site, isDryRun: command.isDryRun });
      const size = `${count} pictures (${mebibytes(bytes)} MiB)`;
      return site.tell(`${used} pictures are used. ${command.isDryRun ? `Would take out ${size}.` : `Took out ${size}.`}`);
    }
    case 'renditions': {
      const { pictures, made, bytes } = await makeRenditions(site);
      return site.tell(`${pictures} pictures around the pages. Made ${made} smaller sizes (${mebibytes(bytes)} MiB).`);
    }
  }
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

async function moveTo(site: Upkeep, { to, mayReplace }: Extract<UpkeepCommand, { verb: 'move' }>): Promise<void> {
  const isServer = isPostgresUrl(to);
  const target = await openDatabase(isServer ? { dataDir: '', databaseUrl: to } : { dataDir: to });
  try {
    // When moving to a database server, the objects stay where they are. A data folder has its own objects.
    const objects = isServer ? site.objects : folderObjectStore(path.join(to, 'objects'));
    await withAdvice(() => move(site, { db: target.db, objects }, { mayReplace }));
  } finally {
    await target.close();
  }
  const next = isServer
    ? 'Start the servers with DATABASE_URL set to it.'
    : `Start the server with KOMAWARI_DATA=${to}, and without DATABASE_URL.`;
  site.tell(`Moved. ${next} What is written here from now on stays here.`);
}

async function withAdvice(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
    throw new Error(`${error.message} Nothing was changed. With --replace all of it is replaced.`, { cause: error });
  }
}
