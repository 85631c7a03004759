import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Bytes that are answered again and again, compressed once and known by their hash. */
export interface StoredBody {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  encoded: (encoding: ContentEncoding) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Below this a compressed body is no smaller once its headers are counted. */
const MIN_COMPRESSED_BYTES = 600;

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

/** The encoding to use for what a client accepts; brotli first. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(';'));
  const accepts = (name: string) => accepted.some(([coding, q]) => coding === name && !/^\s*q=0(\.0*)?\s*$/.test(q ?? ''));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: 'br' | 'gzip',
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const small = encoding === 'br' ? await compressBrotli(bytes, { params }) : await compressGzip(bytes, { level: 9 });
  return new Uint8Array(small);
}
