import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { createFreshCache } from '../../cache/FreshCache';
import { type ContentEncoding, type StoredBody, storedBody } from '../../delivery/StoredBody';
import type { ObjectStore } from '../../objects/ObjectStore';
import { allFiles, type Release } from './releaseDocument';

/** The files of releases, in the object store under the hash that browsers verify. */
export interface ReleaseFiles {
  /** A file of a release. Undefined if the release does not name it, or if it was deleted from the store. */
  read: (release: Release, file: string) => Promise<StoredBody | undefined>;
  /** The same for publishers: it has no time limit and is not cached. */
  inspect: (release: Release, file: string) => Promise<StoredBody | undefined>;
  /** The file with this hash. */
  find: (integrity: string) => Promise<StoredBody | undefined>;
  /** The hashes that are not in the store, without duplicates, in the given order. */
  missing: (integrities: readonly string[]) => Promise<string[]>;
  /**
   * Stores a file.
   * @param integrity the hash that the sender announced
   * @throws FileRefusedError when the bytes have another hash
   */
  store: (integrity: string, sent: SentFile) => Promise<void>;
}

export interface SentFile {
  bytes: Uint8Array;
  /** Whether the bytes are compressed with Brotli. The hash is that of the uncompressed file. */
  isBrotli: boolean;
}

/** The bytes do not match the announced hash. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError';
}

/** Far larger than any of our files, and small enough to hold in memory. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const MAX_CACHED_BYTES = 96 * 1024 * 1024;

/** Only for files that were sent without a compressed copy. With 11, the first reader would wait for seconds. */
const QUALITY = 9;

/** Formats that are already compressed. */
const DENSE = ['.png', '.webp', '.woff2'];

/** How many files are looked up in the store at the same time. */
const AT_ONCE = 16;

/** @param readable the same store, with the time limit for readers */
export function createReleaseFiles(objects: ObjectStore, readable: ObjectStore): ReleaseFiles {
  const cache = createFreshCache<StoredBody>(
    'release_files',
    async () => 'for ever',
    MAX_CACHED_BYTES,
    ({ bytes }) => bytes.length,
  );

  async function read(release: Release, file: string): Promise<StoredBody | undefined> {
    const integrity = integrityOf(release, file);
    return integrity ? find(integrity, path.extname(file)) : undefined;
  }

  async function find(integrity: string, extension = ''): Promise<StoredBody | undefined> {
    try {
      return await cache.get(integrity, async () => {
        const body = await load(readable, integrity, extension);
        // Throws, so that the cache does not store the absence: the file may come later.
        if (!body) throw new NotStoredError(integrity);
        return body;
      });
    } catch (error) {
      if (error instanceof NotStoredError) return undefined;
      throw error;
    }
  }

  async function inspect(release: Release, file: string): Promise<StoredBody | undefined> {
    const integrity = integrityOf(release, file);
    return integrity ? load(objects, integrity, path.extname(file)) : undefined;
  }

  async function missing(integrities: readonly string[]): Promise<string[]> {
    const asked = [...new Set(integrities)];
    const waiting = [...asked];
    const absent = new Set<string>();
    const worker = async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        if (!(await objects.has(objectNames(one).raw))) absent.add(one);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return asked.filter((one) => absent.has(one));
  }

  async function store(integrity: string, { bytes, isBrotli }: SentFile): Promise<void> {
    const raw = isBrotli ? await decompressed(bytes) : bytes;
    const actual = `sha384-${createHash('sha384').update(raw).digest('base64')}`;
    if (actual !== integrity)
      throw new FileRefusedError(`The file announced as ${integrity} is ${actual}: it changed in transit.`);
    const names = objectNames(integrity);
    if (isBrotli) {
      await objects.putFile(names.br, bytes);
      await objects.putFile(names.gzip, await promisify(gzip)(raw, { level: 9 }));
    }
    // Stored last, so that whoever finds this file also finds its compressed copies.
    await objects.putFile(names.raw, raw);
  }

  return { read, find: (integrity) => find(integrity), inspect, missing, store };
}

/** The names of a file in the store: uncompressed and compressed. */
export function objectNames(integrity: string): { raw: string; br: string; gzip: string } {
  const hash = integrity
    .replace(/^sha384-/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return { raw: `${hash}.raw`, br: `${hash}.br`, gzip: `${hash}.gz` };
}

class NotStoredError extends Error {}

function integrityOf(release: Release, file: string): string | undefined {
  const files = allFiles(release);
  return Object.hasOwn(files, file) ? files[file] : undefined;
}

async function load(objects: ObjectStore, integrity: string, extension: string): Promise<StoredBody | undefined> {
  const names = objectNames(integrity);
  const found = await objects.get(names.raw);
  if (!found) return undefined;
  const bytes = new Uint8Array(found);
  const fresh = storedBody(bytes, QUALITY);
  if (DENSE.includes(extension)) return { ...fresh, encoded: async () => bytes };
  const copies = new Map<ContentEncoding, Promise<Uint8Array<ArrayBuffer>>>();
  const copy = async (encoding: ContentEncoding) => {
    const stored = encoding === 'identity' ? undefined : await objects.get(encoding === 'br' ? names.br : names.gzip);
    return stored ? new Uint8Array(stored) : fresh.encoded(encoding);
  };
  return {
    ...fresh,
    encoded(encoding) {
      const known = copies.get(encoding) ?? copy(encoding);
      copies.set(encoding, known);
      return known;
    },
  };
}

async function decompressed(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await promisify(brotliDecompress)(bytes, { maxOutputLength: MAX_FILE_BYTES });
  } catch (error) {
    throw new FileRefusedError('The file is not compressed as it says.', { cause: error });
  }
}
