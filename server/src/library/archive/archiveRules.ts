import type { Entry } from 'yauzl';
import { LibraryError } from '../report/LibraryError';
import { formatBytes, LIMITS } from './limits';

/** The fixed part of a local file header. The name and the extra field are added to it. */
const LOCAL_HEADER_BYTES = 30;

const UNIX_TYPE_MASK = 0o170000;
const UNIX_SYMLINK = 0o120000;

const PACK_AGAIN = 'Unpack it, look at what is in it, and pack the pages again.';

/** A path for messages: as it is in the archive, without characters that could manipulate a terminal. */
export function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, 200);
}

/**
 * Refuses an archive whose table of contents cannot be trusted, before anything is unpacked.
 * Nothing is ever written under an entry's own name. A path that leads out of the archive is still refused, because honest
 * archives have none.
 */
export function checkEntries(label: string, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const what = entryError(entry);
    if (what) throw new LibraryError(`${label}: ${printable(entry.fileName)}`, what, PACK_AGAIN);
  }
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (total > LIMITS.totalBytes) {
    throw new LibraryError(
      label,
      `unpacks to ${formatBytes(total)}; at most ${formatBytes(LIMITS.totalBytes)} is allowed.`,
      'Split it into chapters.',
    );
  }
  checkOverlaps(label, entries);
}

function entryError(entry: Entry): string | undefined {
  const path = pathError(entry.fileName);
  if (path) return path;
  if (((entry.externalFileAttributes >>> 16) & UNIX_TYPE_MASK) === UNIX_SYMLINK) return 'is a link and not a file.';
  if (entry.isEncrypted()) return 'is locked with a password.';
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    return `is packed with method ${entry.compressionMethod}; only stored and deflated entries can be read.`;
  if (entry.uncompressedSize > LIMITS.entryBytes) {
    return `unpacks to ${formatBytes(entry.uncompressedSize)}; at most ${formatBytes(LIMITS.entryBytes)} is allowed.`;
  }
  const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
  if (entry.uncompressedSize > LIMITS.ratioFromBytes && ratio > LIMITS.ratio) {
    return `grows ${Math.round(ratio)}-fold when unpacked; at most ${LIMITS.ratio}-fold is allowed.`;
  }
  return undefined;
}

/** The unpacker also checks paths, and stops at the first one that leads out. This is the same problem in our words. */
export function escapingPath(label: string, name: string): LibraryError {
  return new LibraryError(`${label}: ${printable(name)}`, pathError(name) ?? 'has a path that may not be followed.', PACK_AGAIN);
}

/** Why a path inside an archive may not be followed. */
export function pathError(name: string): string | undefined {
  if (name.includes('\0')) return 'has a zero byte in its name.';
  const path = name.replace(/\\/g, '/');
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'is an absolute path.';
  return path.split('/').includes('..') ? 'is a path that leads out of the archive.' : undefined;
}

/** Refuses entries that share bytes: with them a small archive can unpack to a huge size while each entry looks harmless. */
function checkOverlaps(label: string, entries: readonly Entry[]): void {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) {
      throw new LibraryError(`${label}: ${printable(entry.fileName)}`, 'shares its bytes with another entry.', PACK_AGAIN);
    }
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize;
  }
}
