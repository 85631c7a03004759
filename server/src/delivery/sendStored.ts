import type { Context } from 'hono';
import { chooseEncoding, type StoredBody } from './StoredBody';

/** Answers with a stored body: 304 where the client has it already, else compressed as the client likes. */
export async function sendStored(c: Context, body: StoredBody, headers: Record<string, string>): Promise<Response> {
  const vary = ['Accept-Encoding', headers.Vary].filter(Boolean).join(', ');
  const common = { ...headers, ETag: body.etag, Vary: vary };
  if (isKnown(c.req.header('If-None-Match'), body.etag)) return new Response(null, { status: 304, headers: common });
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const bytes = await body.encoded(encoding);
  const isEncoded = bytes !== body.bytes;
  return new Response(bytes, { headers: isEncoded ? { ...common, 'Content-Encoding': encoding } : common });
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim() === etag || candidate.trim() === '*');
}
