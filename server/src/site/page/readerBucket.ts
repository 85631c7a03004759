import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import type { OriginReader } from '../../http/request/originReader';
import { cookieOf, dependenciesOf } from '../../replay/RequestDependencies';
import type { CompositionSource } from '../composition/compositionSource';
import { ALL_READERS } from '../deployments/Deployment';

/** The bucket of the reader, and a cookie to set if the reader had none. */
export interface ReaderBucket {
  bucket?: number;
  setCookie?: string;
}

export interface ReaderBucketInputs {
  composition: Pick<CompositionSource, 'live'>;
  originOf: OriginReader;
}

/** The cookie that stores the bucket. */
export const BUCKET_COOKIE = 'bucket';
/** Browsers keep a cookie for a year without asking, in seconds. */
export const COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * The number that decides whether a reader gets a canary. Its cookie has no other meaning, and many readers share the same
 * number. A reader without the cookie gets one only while a canary is open.
 */
export async function readerBucket(c: Context, { composition, originOf }: ReaderBucketInputs): Promise<ReaderBucket> {
  if (!(await composition.live())?.canary) return {};
  const found = cookieOf(c, BUCKET_COOKIE);
  if (found !== undefined && /^\d{1,4}$/.test(found)) return { bucket: Number(found) };
  const bucket = randomInt(ALL_READERS);
  dependenciesOf(c)?.makePersonal();
  const secure = originOf(c.req.raw).startsWith('https:');
  const setCookie = generateCookie(BUCKET_COOKIE, String(bucket), {
    path: '/',
    maxAge: COOKIE_MAX_AGE_S,
    sameSite: 'Lax',
    httpOnly: true,
    secure,
  });
  return { bucket, setCookie };
}
