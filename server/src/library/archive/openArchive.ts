import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import { messageOf } from '../../text/caughtError';
import { LibraryError } from '../report/LibraryError';
import { checkEntries, escapingPath, printable } from './archiveRules';
import { LIMITS } from './limits';
import type { PageFile, PageSource } from './PageSource';
import { sortFiles } from './sortFiles';

const openZip = promisify<string, Options, ZipFile>(yauzl.open);

/** Opens a CBZ. Checks its table of contents and sorts its pages in natural order; unpacks nothing yet. */
export async function openArchive(file: string): Promise<PageSource> {
  await checkSignature(file);
  const { size, mtimeMs } = await stat(file);
  const zip = await openZip(file, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw broken(file, error);
  });
  try {
    const entries = await readEntries(file, zip);
    checkEntries(file, entries);
    return {
      label: file,
      ...sortFiles(file, filesOf(file, zip, entries)),
      stamp: `${size} ${mtimeMs}`,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Refuses a file that is an archive in name only, and says what it really is. */
async function checkSignature(file: string): Promise<void> {
  const start = await readStart(file);
  if (start.length === 0) throw new LibraryError(file, 'is empty.', 'Get the file again.');
  if (start.toString('latin1', 0, 2) === 'PK') return;
  throw new LibraryError(file, `is not a CBZ (a ZIP archive of pages) but ${describeHead(start)}.`, adviceFor(start));
}

/** The first bytes of a file, which identify its format. */
async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer: start } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return start.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function describeHead(start: Buffer): string {
  const text = start.toString('latin1');
  if (text.startsWith('Rar!')) return 'a RAR archive';
  if (text.startsWith('7z\xBC\xAF')) return 'a 7-Zip archive';
  if (text.startsWith('%PDF')) return 'a PDF';
  const isText = /^[\t\n\r\x20-\x7E\x80-\xFF]+$/.test(text);
  return isText ? `text that begins with "${printable(start.toString('utf8').trim()).slice(0, 24)}"` : 'something else';
}

function adviceFor(start: Buffer): string {
  const isArchive = /^(?:Rar!|7z)/.test(start.toString('latin1'));
  return isArchive
    ? 'Unpack it and import the folder, or pack it again as ZIP.'
    : 'Get the file again, or take it out of the folder.';
}

function readEntries(file: string, zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > LIMITS.entries) {
    throw new LibraryError(
      file,
      `holds ${zip.entryCount} files; at most ${LIMITS.entries} are allowed.`,
      'Split it into chapters.',
    );
  }
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', (error: Error) => reject(broken(file, error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function filesOf(file: string, zip: ZipFile, entries: readonly Entry[]): PageFile[] {
  return entries
    .filter((entry) => !entry.fileName.endsWith('/'))
    .map((entry) => ({ name: entry.fileName, size: entry.uncompressedSize, read: () => readEntry(file, zip, entry) }));
}

/** Unpacks one entry. yauzl stops when the entry grows beyond the size in the table of contents. */
async function readEntry(file: string, zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    const bytes = await buffer(await openStream(zip, entry));
    if (crc32(bytes) !== entry.crc32) throw new Error('its checksum is wrong');
    return bytes;
  } catch (error) {
    throw broken(`${file}: ${printable(entry.fileName)}`, error);
  }
}

function openStream(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

function broken(where: string, error: unknown): LibraryError {
  const message = messageOf(error);
  const path = /^(?:invalid relative path|absolute path): (.*)$/s.exec(message)?.[1];
  if (path !== undefined) return escapingPath(where, path);
  return new LibraryError(where, `is broken (${printable(message)}).`, 'Get the file again.');
}
