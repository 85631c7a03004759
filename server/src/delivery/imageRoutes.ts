import { RENDITION_WIDTHS } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import { isWebp } from '../objects/isWebp';
import { isPictureName, type ObjectStore } from '../objects/ObjectStore';
import { renditionName } from '../objects/renditionName';
import { dependenciesOf } from '../replay/RequestDependencies';
import { byteRange } from './byteRange';
import { isKnown } from './isKnown';

/** An image to answer with. */
interface FoundImage {
  etag: string;
  /** Undefined if the client already has them. */
  bytes: Uint8Array | undefined;
}

/**
 * `/images/<name>`: bytes that never change under their name. Clients of any origin may fetch them without a special header. With
 * `?w=` and a width, the answer is the smaller size, if it exists.
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

/** The requested width, if it is the only one and a supported one. */
function widthIn([asked, ...more]: readonly string[] = []): number | undefined {
  return more.length === 0 ? RENDITION_WIDTHS.find((width) => String(width) === asked) : undefined;
}

/**
 * A smaller size of an existing image. The original must still exist, because whoever deleted it may not have known about its
 * sizes.
 */
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

/** @param known the `If-None-Match` header */
async function findImage(objects: ObjectStore, name: string, known: string | undefined): Promise<FoundImage | undefined> {
  const etag = `"${name}"`;
  // A cache that revalidates needs no bytes, but the image may have been taken down.
  if (isKnown(known, etag) && (await objects.has(name))) return { etag, bytes: undefined };
  const bytes = await objects.get(name);
  return bytes && { etag, bytes };
}

/**
 * A browser caches an image forever, because it never changes under its name. Shared caches (RFC 9213) check every minute whether
 * it still exists, so that an image that an editor takes down disappears everywhere.
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

/** Sends the whole image, or the requested part. */
function sendImage(c: Context, bytes: Uint8Array<ArrayBuffer>, etag: string): Response {
  const headers = headersOf(etag);
  // A part of another image would not fit the part that the client already has.
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
