import { brotliCompressSync, constants } from 'node:zlib';
import type { Outcome } from '../site/publish/publisher';
import { hashOf, type TestBuild } from './builds';

/** The answer of a call below `/-`. */
export interface PublishAnswer extends Partial<Outcome> {
  status: number;
  error?: string;
}

/** No test depends on the compressed size, and the best quality takes the longest. */
const QUICKEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

/** The calls that a team makes to a site over HTTP, with its token. */
export function publishingClient(request: (path: string, init?: RequestInit) => Promise<Response>, token: string) {
  const authorization = { Authorization: `Bearer ${token}` };

  async function call(path: string, body: unknown): Promise<PublishAnswer> {
    const headers = { ...authorization, 'Content-Type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await request(`/-${path}`, init);
    return { status: response.status, ...((await response.json()) as object) };
  }

  /** Uploads a build's files. */
  async function upload({ files }: TestBuild): Promise<void> {
    for (const bytes of files.values()) {
      await request(`/-/files?integrity=${encodeURIComponent(hashOf(bytes))}`, {
        method: 'PUT',
        headers: { ...authorization, 'Content-Encoding': 'br' },
        body: new Uint8Array(brotliCompressSync(bytes, QUICKEST)),
      });
    }
  }

  /** Uploads builds and publishes them together. */
  async function publish(builds: readonly TestBuild[], more: Record<string, unknown> = {}): Promise<PublishAnswer> {
    for (const build of builds) await upload(build);
    return call('/releases', { releases: builds.map(({ document }) => document), why: 'a test', ...more });
  }

  return { call, upload, publish };
}
