import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../config/makeFolder';
import { codeOf, messageOf } from '../text/caughtError';

/** The owner of a lock. After a restart, another process may have the same ID, so the start time is stored too. */
interface Owner {
  pid: number;
  startedAt: string;
}

/** Another process is using the folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';

  constructor(
    readonly file: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${path.dirname(file)} is in use by process ${pid}. ` +
        `Stop that process, or choose another folder with KOMAWARI_DATA. ` +
        `If no such process runs any more, delete ${file} and try again.`,
    );
  }
}

/**
 * Locks a folder for this process. The embedded database has no lock of its own and loses rows when two processes share a folder.
 * If the owner of a lock no longer runs, the lock is taken over.
 * @returns the function that releases the folder
 */
export function lockFolder(folder: string, name: string): () => void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be made: ${messageOf(error)}. KOMAWARI_DATA names another one.`, {
      cause: error,
    });
  }
  // It contains readers' feedback and hashes of their sessions, so other users of the machine must not read it.
  chmodSync(folder, 0o700);
  const file = path.join(folder, name);
  const content = JSON.stringify(thisProcess());
  while (!createWith(file, content)) takeAwayIfStale(file);
  const release = () => {
    if (readOrEmpty(file) === content) rmSync(file, { force: true });
    process.off('exit', release);
  };
  process.on('exit', release);
  return release;
}

/** Creates the file with its whole content at once, or not at all, so that nobody ever reads a half-written lock. */
function createWith(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function takeAwayIfStale(file: string): void {
  const seen = readOrEmpty(file);
  const owner = ownerIn(seen);
  if (owner && isAlive(owner)) throw new FolderLockedError(file, owner.pid);
  const moved = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, moved);
  } catch {
    return; // Another process was faster: check again.
  }
  // Between reading and moving, another process may have taken over the same stale lock. Then the lock belongs to that process:
  // put it back.
  if (readOrEmpty(moved) !== seen) createWith(file, readOrEmpty(moved));
  rmSync(moved, { force: true });
}

function ownerIn(content: string): Owner | undefined {
  try {
    // Without a valid owner, there is no process to check.
    const owner = JSON.parse(content) as Owner;
    return Number.isInteger(owner.pid) ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return startTimeOf(pid) === startedAt;
}

function thisProcess(): Owner {
  return { pid: process.pid, startedAt: startTimeOf(process.pid) };
}

/** On Linux: the ID of the boot, and the ticks since then. Elsewhere empty, so only the process ID counts. */
function startTimeOf(pid: number): string {
  const boot = readOrEmpty('/proc/sys/kernel/random/boot_id').trim();
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie process does not run any more (for example in a container without an init process).
  if (fields[0] === 'Z') return '';
  return boot && fields[19] ? `${boot}:${fields[19]}` : '';
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
