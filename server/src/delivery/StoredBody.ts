import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { brotliOptions } from './brotliOptions';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Bytes that are sent many times. They are compressed once and identified by their hash. */
export interface StoredBody {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  encoded: (encoding: ContentEncoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** A smaller body does not benefit from compression, because of its headers. */
const MIN_COMPRESSED_BYTES = 600;

/** A weight above zero and below any that a client sends. */
const LEAST = Number.MIN_VALUE;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** @param quality the Brotli quality: 11 for files that never change, less for answers that live for a minute */
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

/** The previous body with its compressed forms, if it has the same bytes. */
export function unchangedBody(previous: StoredBody | undefined, bytes: Uint8Array): StoredBody | undefined {
  return previous && Buffer.compare(previous.bytes, bytes) === 0 ? previous : undefined;
}

/** The encodings that we offer, smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** The encoding with the highest weight for the client (RFC 9110, 12.5.3). Among equal weights, the smallest one. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const accepted = parseAccept(acceptEncoding ?? '');
  const weightOf = (encoding: ContentEncoding) => {
    const named = accepted.find(({ type }) => type.toLowerCase() === encoding);
    // An encoding that the client does not name is not acceptable, except uncompressed bytes, which every client can read.
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
