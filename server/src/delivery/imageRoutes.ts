import type { Context, Hono } from 'hono';
import { isPictureName, type ObjectStore } from '../objects/ObjectStore';
import { dependenciesOf } from '../replay/RequestDependencies';
import { byteRange } from './byteRange';
import { isKnown } from './isKnown';

/** `/images/<name>`: bytes that never change under their name. Clients of any origin may fetch them, without a header. */
export function imageRoutes(app: Hono, objects: ObjectStore): void {
  app.get('/images/:name', async (c) => {
    const name = c.req.param('name');
    const etag = `"${name}"`;
    // A cache that asks whether it may go on needs no bytes, but the picture may have been taken down.
    const hasIt = isPictureName(name) && isKnown(c.req.header('If-None-Match'), etag) && (await objects.has(name));
    if (hasIt) {
      dependenciesOf(c)?.share(null);
      return new Response(null, { status: 304, headers: headersOf(etag) });
    }
    const bytes = isPictureName(name) ? await objects.get(name) : undefined;
    if (!bytes) return c.text('There is no such image.', 404, { 'Cache-Control': 'no-store' });
    return sendImage(c, new Uint8Array(bytes), etag);
  });
}

/**
 * A browser keeps a picture for ever, since it never changes under its name. What many readers share (RFC 9213) asks every
 * minute whether it is still there, so that what an editor takes down is gone everywhere.
 */
function headersOf(etag: string) {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'CDN-Cache-Control': 'public, max-age=60',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
}

/** The whole of an image, or the part that is asked for. */
function sendImage(c: Context, bytes: Uint8Array<ArrayBuffer>, etag: string): Response {
  const headers = headersOf(etag);
  // A part of another picture would not fit the part that the client has.
  const isSame = [undefined, etag].includes(c.req.header('If-Range'));
  const range = isSame ? byteRange(c.req.header('Range'), bytes.length) : undefined;
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } });
  }
  const { first, last } = range ?? { first: 0, last: bytes.length - 1 };
  const part = bytes.subarray(first, last + 1);
  dependenciesOf(c)?.share(part);
  return new Response(part, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': imageType(bytes),
      'Content-Length': String(last + 1 - first),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` }),
    },
  });
}

/** By what the bytes are: an encrypted page has the same kind of name as a cover, and is not an image to anybody without its key. */
function imageType(bytes: Uint8Array): string {
  const isWebp = textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP';
  return isWebp ? 'image/webp' : 'application/octet-stream';
}

function textAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
