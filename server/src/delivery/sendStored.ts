import type { Context } from 'hono';
import { dependenciesOf } from '../replay/RequestDependencies';
import { isKnown } from './isKnown';
import { chooseEncoding, type StoredBody } from './StoredBody';

/**
 * Answers with a stored body: 304 if the client already has it, otherwise in the encoding that the client prefers.
 * @param isShared whether the answer is the same for all identical requests until the site's state changes
 */
export async function sendStored(
  c: Context,
  body: StoredBody,
  headers: Record<string, string>,
  { isShared = false } = {},
): Promise<Response> {
  const share = (bytes: Uint8Array | null) => isShared && dependenciesOf(c)?.share(bytes);
  const vary = ['Accept-Encoding', headers.Vary].filter(Boolean).join(', ');
  const common = { ...headers, ETag: body.etag, Vary: vary };
  if (isKnown(c.req.header('If-None-Match'), body.etag)) {
    share(null);
    return new Response(null, { status: 304, headers: common });
  }
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const bytes = await body.encoded(encoding);
  const encoded = bytes !== body.bytes && { 'Content-Encoding': encoding };
  share(bytes);
  return new Response(bytes, { headers: { ...common, ...encoded, 'Content-Length': String(bytes.length) } });
}
