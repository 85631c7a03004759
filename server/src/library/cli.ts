import { appendFileSync, writeFileSync } from 'node:fs';
import { systemClock } from '../config/Clock';
import { type Config, readConfig } from '../config/config';
import { runThroughServer } from '../control';
import { FolderLockedError } from '../database/folderLock';
import { openDatabase } from '../database/openDatabase';
import { openObjectStore } from '../objects/openObjectStore';
import { codeOf, messageOf } from '../text/caughtError';
import { fileSourceCache } from './cache/SourceCache';
import { HELP } from './command/helpText';
import { LIBRARY_COMMAND, type LibraryCommand } from './command/LibraryCommand';
import { parseCommandLine, UsageError } from './command/parseCommandLine';
import { runCommand } from './command/runCommand';
import { createEventPrinter, type Output } from './report/EventPrinter';
import type { LibraryEvent, Tell } from './report/LibraryEvent';

const EXIT = { leftOut: 1, usage: 2 } as const;

/**
 * The command line of the library.
 * @returns the exit code: 0 everything is in, 1 something was left out or failed, 2 the command was not understood
 */
export async function runLibrary(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  output: Output = standardOutput(),
): Promise<number> {
  try {
    // npm runs scripts in the repository's root and passes the editor's working directory in `INIT_CWD`.
    const command = parseCommandLine(argv, environment.INIT_CWD ?? process.cwd());
    if (command === 'help') {
      output.write(HELP);
      return 0;
    }
    const printer = createEventPrinter(output, Date.now);
    await execute(readConfig(environment), command, tellTo(command, printer.print));
    return printer.finish();
  } catch (error) {
    if (error instanceof UsageError) {
      output.write(`${error.message}\n"npm run library -- --help" shows how it is written.\n`);
      return EXIT.usage;
    }
    output.write(`\n${messageOf(error)}\n`);
    return EXIT.leftOut;
  }
}

/** This process writes the file of an export, not the server: the operator's own process knows which files it may overwrite. */
function tellTo(command: LibraryCommand, print: Tell): Tell {
  const file = command.verb === 'export' ? command.file : undefined;
  if (file === undefined) return print;
  let isBegun = false;
  return (event) => {
    if (event.kind !== 'data') return print(event);
    // Readers wrote this to the operator alone, so nobody else may read the file.
    try {
      if (isBegun) appendFileSync(file, event.text);
      else writeFileSync(file, event.text, { mode: 0o600 });
    } catch (error) {
      throw new Error(unwritten(file, error), { cause: error });
    }
    isBegun = true;
  };
}

const UNWRITTEN: Record<string, string> = {
  ENOENT: 'its folder does not exist. Create the folder, or name another file with --out.',
  EISDIR: 'it is a folder. Name a file in it with --out.',
  EACCES: 'you may not write there. Name another file with --out.',
  ENOSPC: 'the disk is full. The file is incomplete: make room, and export again.',
};

function unwritten(file: string, error: unknown): string {
  return `${file} could not be written: ${UNWRITTEN[codeOf(error) ?? ''] ?? messageOf(error)}`;
}

/**
 * Lets the running server carry out the command, because only it may use an embedded database. Without a server, carries it out
 * here.
 */
async function execute(config: Config, command: LibraryCommand, tell: Tell): Promise<void> {
  // The command on the server sends only these events.
  const askServer = () => runThroughServer(config.dataDir, LIBRARY_COMMAND, command, (line) => tell(line as LibraryEvent));
  if (await askServer()) return;
  try {
    await executeLocally(config, command, tell);
  } catch (error) {
    // A server that was still starting before may answer by now.
    if (!(error instanceof FolderLockedError) || !(await askServer())) throw error;
  }
}

async function executeLocally(config: Config, command: LibraryCommand, tell: Tell): Promise<void> {
  const { db, close } = await openDatabase(config);
  try {
    const objects = openObjectStore(config);
    await runCommand({ db, objects, clock: systemClock, cache: fileSourceCache(config.dataDir), tell }, command);
  } finally {
    await close();
  }
}

function standardOutput(): Output {
  const { stdout } = process;
  return { write: (text) => void stdout.write(text), isTerminal: stdout.isTTY ?? false, columns: stdout.columns ?? 80 };
}
