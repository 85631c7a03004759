import type { Hono } from 'hono';
import type { ObjectStore } from '../objects/ObjectStore';

/** `/images/<name>`: bytes that never change under their name. Clients of any origin may fetch them, without a header. */
export function imageRoutes(app: Hono, objects: ObjectStore): void {
  app.get('/images/:name', async (c) => {
    const bytes = await objects.get(c.req.param('name'));
    if (!bytes) return c.text('There is no such image.', 404, { 'Cache-Control': 'no-store' });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': imageType(bytes),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
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
