import { RENDITION_WIDTHS } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import { isWebp } from '../objects/isWebp';
import { isPictureName, type ObjectStore } from '../objects/ObjectStore';
import { renditionName } from '../objects/renditionName';
import { dependenciesOf } from '../replay/RequestDependencies';
import { byteRange } from './byteRange';
import { isKnown } from './isKnown';

/** An image as the client has it or is to get it. */
interface FoundImage {
  etag: string;
  /** Nothing where the client has them. */
  bytes: Uint8Array | undefined;
}

/**
 * `/images/<name>`: bytes that never change under their name. Clients of any origin may fetch them, without a header. With `?w=`
 * and a width, the smaller size where there is one.
 */
export function imageRoutes(app: Hono, objects: ObjectStore): void {
  app.get('/images/:name', async (c) => {
    const picture = c.req.param('name');
    const known = c.req.header('If-None-Match');
    const width = widthIn(c.req.queries('w'));
    const found = isPictureName(picture)
      ? ((await findRendition(objects, picture, width, known)) ?? (await findImage(objects, picture, known)))
      : undefined;
    if (!found) return c.text('There is no such image.', 404, { 'Cache-Control': 'no-store' });
    const { etag, bytes } = found;
    if (bytes) return sendImage(c, new Uint8Array(bytes), etag);
    dependenciesOf(c)?.share(null);
    return new Response(null, { status: 304, headers: headersOf(etag) });
  });
}

/** The width that is asked for: of those that there may be, and one alone. */
function widthIn([asked, ...more]: readonly string[] = []): number | undefined {
  return more.length === 0 ? RENDITION_WIDTHS.find((width) => String(width) === asked) : undefined;
}

/** A smaller size of a picture that is there: whoever took the picture out may not have known of its sizes. */
async function findRendition(
  objects: ObjectStore,
  picture: string,
  width: number | undefined,
  known: string | undefined,
): Promise<FoundImage | undefined> {
  if (width === undefined) return undefined;
  const [found, isThere] = await Promise.all([
    findImage(objects, renditionName({ picture, width }), known),
    objects.has(picture),
  ]);
  return isThere ? found : undefined;
}

/** @param known the header that says what the client has */
async function findImage(objects: ObjectStore, name: string, known: string | undefined): Promise<FoundImage | undefined> {
  const etag = `"${name}"`;
  // A cache that asks whether it may go on needs no bytes, but the picture may have been taken down.
  if (isKnown(known, etag) && (await objects.has(name))) return { etag, bytes: undefined };
  const bytes = await objects.get(name);
  return bytes && { etag, bytes };
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
      'Content-Type': isWebp(bytes) ? 'image/webp' : 'application/octet-stream',
      'Content-Length': String(last + 1 - first),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` }),
    },
  });
}
