import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { createFreshCache } from '../../cache/FreshCache';
import { type ContentEncoding, type StoredBody, storedBody } from '../../delivery/StoredBody';
import { sendStored } from '../../delivery/sendStored';
import { codeOf } from '../../text/caughtError';
import { isBuiltFolder, SHELL } from '../releases/readBuilds';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const MAX_BYTES = 96 * 1024 * 1024;

/** Only on files that were built without a compressed copy: 11 would let the first reader wait for seconds. */
const QUALITY = 9;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Formats that are compressed already. */
const DENSE = ['.png', '.webp', '.woff2'];

/** `/shell/<version>/…` and `/remotes/<package>/<version>/…`: built files, which never change under their address. */
export function assetRoutes(app: Hono, repository: string): void {
  const read = createAssetReader(repository);
  const handler = async (c: Context) => {
    const pathname = c.req.path;
    const [, folder = '', version = '', file = ''] =
      /^\/(?:remotes\/)?([a-z0-9-]+)\/([\w.+-]+)\/([\w./@-]+)$/.exec(pathname) ?? [];
    const isShellPath = pathname.startsWith('/shell/');
    const isServed = isBuiltFolder(folder) && (folder === SHELL) === isShellPath;
    return (isServed && (await sendAsset(c, read, [folder, version, file]))) || missing(c);
  };
  app.get('/shell/*', handler);
  app.get('/remotes/*', handler);
}

/** A file that is not there is never answered with HTML: a loader would take it for a script. */
export function missing(c: Context): Response {
  return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
}

export type AssetReader = (parts: AssetPath) => Promise<StoredBody | undefined>;

/** Package folder, version, file. */
export type AssetPath = readonly [folder: string, version: string, file: string];

/** Reads built files once, with the compressed copies that the build may have left beside them. */
export function createAssetReader(repository: string): AssetReader {
  const cache = createFreshCache<StoredBody>(
    async () => 'for ever',
    MAX_BYTES,
    ({ bytes }) => bytes.length,
  );
  return async ([folder, version, file]) => {
    if (`${version}/${file}`.split('/').some((part) => part === '' || part.startsWith('.'))) return undefined;
    const location = path.join(repository, folder, 'dist', version, file);
    try {
      return await cache.get(location, () => readAsset(location));
    } catch (error) {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
      throw error;
    }
  };
}

/** Answers with a built file, or with nothing when there is none. */
export async function sendAsset(
  c: Context,
  read: AssetReader,
  parts: AssetPath,
  cacheControl = IMMUTABLE,
): Promise<Response | undefined> {
  const body = await read(parts);
  const type = TYPES[path.extname(parts[2])] ?? 'application/octet-stream';
  // Another origin's page may be composed of these files, and a hash is checked only on an answer that allows it.
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl, 'Access-Control-Allow-Origin': '*' };
  return body && sendStored(c, body, headers);
}

async function readAsset(location: string): Promise<StoredBody> {
  const bytes = new Uint8Array(await readFile(location));
  const fresh = storedBody(bytes, QUALITY);
  if (DENSE.includes(path.extname(location))) return { ...fresh, encoded: async () => bytes };
  return {
    ...fresh,
    encoded: async (encoding) => (await builtCopy(location, encoding)) ?? fresh.encoded(encoding),
  };
}

async function builtCopy(location: string, encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (encoding === 'identity') return undefined;
  const copy = await readFile(`${location}${encoding === 'br' ? '.br' : '.gz'}`).catch(() => undefined);
  return copy && new Uint8Array(copy);
}
