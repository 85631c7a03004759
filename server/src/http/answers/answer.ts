import { brotliCompressSync, constants } from 'node:zlib';
import { encodeResponse, type SuccessDraft } from '@komawari/shared-proto/encode';
import type { Context } from 'hono';
import { chooseEncoding, type StoredBody, storedBody } from '../../delivery/StoredBody';
import { sendStored } from '../../delivery/sendStored';
import type { ApiEnv, Site } from '../Site';

const TYPE = { 'Content-Type': 'application/octet-stream' };

/** Answers live for minutes: the last few percent of brotli would cost more than they save. */
const SHARED_QUALITY = 9;
const PERSONAL_QUALITY = 4;
const LEAST_COMPRESSED_BYTES = 1000;

/** A success without a view is what every write answers. */
export type Success = Omit<SuccessDraft, 'kind'>;

export interface SharedOptions {
  /** Request headers on which the answer depends; what it depends on has to be in the key. */
  vary?: string;
}

/**
 * An answer that is the same for everyone who asks for the same: built, encoded and compressed once.
 * @param key tells what was asked for; the reader's origin is added here, since image addresses begin with it
 */
export async function sendShared(
  c: Context<ApiEnv>,
  site: Site,
  key: string,
  build: () => Promise<Success>,
  { vary }: SharedOptions = {},
): Promise<Response> {
  const body = await site.answers.get(`${c.var.origin} ${key}`, async (previous) => {
    const bytes = encodeResponse({ kind: 'success', ...(await build()) });
    // Most minutes change nothing: then the compressed forms are kept.
    return previous && isSame(previous, bytes) ? previous : storedBody(bytes, SHARED_QUALITY);
  });
  return sendStored(c, body, { ...TYPE, 'Cache-Control': 'no-cache', ...(vary && { Vary: vary }) });
}

/** An answer for this reader alone. */
export function sendPersonal(c: Context<ApiEnv>, success: Success): Response {
  const bytes = encodeResponse({ kind: 'success', ...success });
  const headers = { ...TYPE, 'Cache-Control': 'private, no-store', Vary: 'Accept-Encoding' };
  const isCompressed = bytes.length >= LEAST_COMPRESSED_BYTES && chooseEncoding(c.req.header('Accept-Encoding')) === 'br';
  if (!isCompressed) return new Response(bytes, { headers });
  const params = { [constants.BROTLI_PARAM_QUALITY]: PERSONAL_QUALITY };
  const compressed = new Uint8Array(brotliCompressSync(bytes, { params }));
  return new Response(compressed, { headers: { ...headers, 'Content-Encoding': 'br' } });
}

/** The bare success of a write. */
export function sendDone(c: Context<ApiEnv>): Response {
  return sendPersonal(c, {});
}

function isSame(body: StoredBody, bytes: Uint8Array): boolean {
  return Buffer.compare(body.bytes, bytes) === 0;
}
