import { brotliCompressSync, constants } from 'node:zlib';
import { encodeResponse } from '@komawari/shared-proto/encode';
import type { Context } from 'hono';
import { chooseEncoding } from '../../delivery/StoredBody';
import { ANSWER_TYPE, type Success } from './Success';

/** An answer that one reader gets once: the last few percent of brotli would cost more than they save. */
const QUALITY = 4;
const MIN_COMPRESSED_BYTES = 1000;

/** An answer for this reader alone. */
export function sendPersonal(c: Context, success: Success): Response {
  const bytes = encodeResponse({ kind: 'success', ...success });
  const headers = { ...ANSWER_TYPE, 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding' };
  const isCompressed = bytes.length >= MIN_COMPRESSED_BYTES && chooseEncoding(c.req.header('Accept-Encoding')) === 'br';
  if (!isCompressed) return new Response(bytes, { headers });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const compressed = new Uint8Array(brotliCompressSync(bytes, { params }));
  return new Response(compressed, { headers: { ...headers, 'Content-Encoding': 'br' } });
}

/** The success of a write, which holds nothing. */
export function sendDone(c: Context): Response {
  return sendPersonal(c, {});
}
