import type { ControlServer } from '../control';
import { fileSourceCache } from './cache/SourceCache';
import { LIBRARY_COMMAND, type LibraryCommand } from './command/LibraryCommand';
import { runCommand } from './command/runCommand';
import type { LibraryContext } from './context/LibraryContext';

export type LibraryInputs = Pick<LibraryContext, 'db' | 'objects' | 'clock'> & { dataDir: string };

/** Lets a running server carry out library commands for other processes on its machine. */
export function registerLibrary(control: ControlServer, { dataDir, ...inputs }: LibraryInputs): void {
  const cache = fileSourceCache(dataDir);
  control.registerCommand(LIBRARY_COMMAND, (command, tell, signal) =>
    // Only the same user can open the socket, and `runLibrary` at its other end has parsed the command.
    runCommand({ ...inputs, cache, tell, signal }, command as LibraryCommand),
  );
}
