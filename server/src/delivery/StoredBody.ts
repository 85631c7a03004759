import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { brotliOptions } from './brotliOptions';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Bytes that are answered again and again, compressed once and known by their hash. */
export interface StoredBody {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  encoded: (encoding: ContentEncoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Below this a compressed body is no smaller once its headers are counted. */
const MIN_COMPRESSED_BYTES = 600;

/** A weight above none and below any that a client gives. */
const LEAST = Number.MIN_VALUE;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** @param quality of brotli: 11 for files that never change, less for answers that live for a minute */
export function storedBody(bytes: Uint8Array<ArrayBuffer>, quality: number): StoredBody {
  const encodings = new Map<ContentEncoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    async encoded(encoding) {
      if (encoding === 'identity' || bytes.length < MIN_COMPRESSED_BYTES) return bytes;
      const known = encodings.get(encoding) ?? compress(bytes, encoding, quality);
      encodings.set(encoding, known);
      return known;
    },
  };
}

/** The body of before, with its compressed forms, where these are its bytes. */
export function unchangedBody(previous: StoredBody | undefined, bytes: Uint8Array): StoredBody | undefined {
  return previous && Buffer.compare(previous.bytes, bytes) === 0 ? previous : undefined;
}

/** Ours, the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** The encoding that a client weighs highest (RFC 9110, 12.5.3); of those that it weighs alike, the smallest. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const accepted = parseAccept(acceptEncoding ?? '');
  const weightOf = (encoding: ContentEncoding) => {
    const named = accepted.find(({ type }) => type.toLowerCase() === encoding);
    // What is not named is not wanted, but for the bytes as they are, which everybody can read.
    return named?.q ?? (encoding === 'identity' ? LEAST : (accepted.find(({ type }) => type === '*')?.q ?? 0));
  };
  return ENCODINGS.reduce((best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best));
}

async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: 'br' | 'gzip',
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const small =
    encoding === 'br' ? compressBrotli(bytes, brotliOptions(bytes.length, quality)) : compressGzip(bytes, { level: 9 });
  return new Uint8Array(await small);
}
