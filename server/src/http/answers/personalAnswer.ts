import { brotliCompressSync, gzipSync } from 'node:zlib';
import { encodeResponse } from '@komawari/shared-proto/encode';
import type { Context } from 'hono';
import { brotliOptions } from '../../delivery/brotliOptions';
import { type ContentEncoding, chooseEncoding } from '../../delivery/StoredBody';
import { ANSWER_TYPES, answerForm, inForm } from './answerForm';
import type { Success } from './Success';

/** Only one reader gets this answer, once. A higher Brotli quality would cost more than it saves. */
const QUALITY = 5;
const GZIP_LEVEL = 5;
const MIN_COMPRESSED_BYTES = 1000;

type Bytes = Uint8Array<ArrayBuffer>;

const COMPRESSORS: Record<ContentEncoding, (bytes: Bytes) => Bytes> = {
  br: (bytes) => new Uint8Array(brotliCompressSync(bytes, brotliOptions(bytes.length, QUALITY))),
  gzip: (bytes) => new Uint8Array(gzipSync(bytes, { level: GZIP_LEVEL })),
  identity: (bytes) => bytes,
};

/** Sends an answer for this reader alone. */
export function sendPersonal(c: Context, success: Success): Response {
  const form = answerForm(c);
  const bytes = inForm(form, encodeResponse({ kind: 'success', ...success }));
  const headers = { ...ANSWER_TYPES[form], 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding' };
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? 'identity' : chooseEncoding(c.req.header('Accept-Encoding'));
  const body = COMPRESSORS[encoding](bytes);
  const encoded = encoding !== 'identity' && { 'Content-Encoding': encoding };
  return new Response(body, { headers: { ...headers, ...encoded, 'Content-Length': String(body.length) } });
}

/** Answers a successful write, with an empty success. */
export function sendDone(c: Context): Response {
  return sendPersonal(c, {});
}
