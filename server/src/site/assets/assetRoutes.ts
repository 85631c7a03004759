import path from 'node:path';
import type { Context, Hono } from 'hono';
import { sendStored } from '../../delivery/sendStored';
import type { PublishedReleases } from '../releases/publishedReleases';
import { type Release, SHELL } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** The folder of a release with the files that render its pages on the server. */
const SERVER_FILES = 'server/';

/** For files that never change under their URL. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * `/shell/<version>/…` and `/remotes/<package>/<version>/…`: files of any published release, which never change under their URL.
 */
export function assetRoutes(app: Hono, releases: PublishedReleases, files: ReleaseFiles): void {
  const handler = async (c: Context) => {
    const pathname = c.req.path;
    const [, folder = '', version = '', file = ''] =
      /^\/(?:remotes\/)?([a-z0-9-]+)\/([\w.+-]+)\/([\w./@-]+)$/.exec(pathname) ?? [];
    const isShellPath = pathname.startsWith('/shell/');
    // A release's server files are never sent to browsers.
    const isServed = (folder === SHELL) === isShellPath && !file.startsWith(SERVER_FILES);
    const release = isServed ? await releases.at(folder, version) : undefined;
    return (release && (await sendAsset(c, files, release, file))) || missing(c);
  };
  app.get('/shell/*', handler);
  app.get('/remotes/*', handler);
}

/** The content type of a file, by its extension. */
export function fileType(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** A missing file is never answered with HTML, because a loader would treat it as a script. */
export function missing(c: Context): Response {
  return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
}

/** Answers with a file of a release, or returns undefined if there is none. */
export async function sendAsset(
  c: Context,
  files: Pick<ReleaseFiles, 'read'>,
  release: Release,
  file: string,
  cacheControl = IMMUTABLE,
): Promise<Response | undefined> {
  const body = await files.read(release, file);
  // A page of another origin may be composed of these files, and a browser checks integrity only if CORS allows the response.
  const headers = { 'Content-Type': fileType(file), 'Cache-Control': cacheControl, 'Access-Control-Allow-Origin': '*' };
  return body && sendStored(c, body, headers, { isShared: true });
}
