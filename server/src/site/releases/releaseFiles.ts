import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { createFreshCache } from '../../cache/FreshCache';
import { type ContentEncoding, type StoredBody, storedBody } from '../../delivery/StoredBody';
import type { ObjectStore } from '../../objects/ObjectStore';
import { allFiles, type Release } from './releaseDocument';

/** Files of releases, in the object store under the hash that browsers check. */
export interface ReleaseFiles {
  /** A file of a release; nothing where the release names none, or it was taken out of the store. */
  read: (release: Release, file: string) => Promise<StoredBody | undefined>;
  /** The same for who publishes: it takes as long as the store takes, and is not kept. */
  inspect: (release: Release, file: string) => Promise<StoredBody | undefined>;
  /** What is stored under a hash. */
  find: (integrity: string) => Promise<StoredBody | undefined>;
  /** Those of these hashes that are not in the store, each once, in the order of the question. */
  missing: (integrities: readonly string[]) => Promise<string[]>;
  /**
   * Stores a file.
   * @param integrity the hash that it was announced with
   * @throws FileRefusedError when the bytes are others
   */
  store: (integrity: string, sent: SentFile) => Promise<void>;
}

export interface SentFile {
  bytes: Uint8Array;
  /** Whether the bytes are compressed by brotli; the file's hash is that of what they stand for. */
  isBrotli: boolean;
}

/** Bytes that are not what they were announced as. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError';
}

/** More than any file of ours by far, and little enough to be held. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const MAX_CACHED_BYTES = 96 * 1024 * 1024;

/** Only for files that came without a compressed copy: 11 would let the first reader wait for seconds. */
const QUALITY = 9;

/** Formats that are compressed already. */
const DENSE = ['.png', '.webp', '.woff2'];

/** How many files are looked for in the store at once. */
const AT_ONCE = 16;

/** @param readable the same store as readers see it */
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
        // Thrown, since what is not there now may come, and is not remembered.
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
      throw new FileRefusedError(`The file announced as ${integrity} is ${actual}: it changed on its way.`);
    const names = objectNames(integrity);
    if (isBrotli) {
      await objects.putFile(names.br, bytes);
      await objects.putFile(names.gzip, await promisify(gzip)(raw, { level: 9 }));
    }
    // Last: whoever finds the file finds its compressed copies.
    await objects.putFile(names.raw, raw);
  }

  return { read, find: (integrity) => find(integrity), inspect, missing, store };
}

/** The names of a file in the store: as it is, and compressed. */
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
