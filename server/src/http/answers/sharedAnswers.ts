import { encodeResponse } from '@komawari/shared-proto/encode';
import type { Context } from 'hono';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import { STALE } from '../../cache/staleMark';
import { type StoredBody, storedBody, unchangedBody } from '../../delivery/StoredBody';
import { sendStored } from '../../delivery/sendStored';
import type { ApiEnv } from '../request/ApiEnv';
import { ANSWER_TYPES, answerForm, inForm } from './answerForm';
import type { Success } from './Success';

export interface SharedOptions {
  /** Request headers on which the answer depends. Their effect must also be in the key. */
  vary?: string;
}

/**
 * Sends an answer that is the same for all identical requests. It is built, encoded and compressed once for each state of the
 * content.
 * @param key identifies the request; the reader's origin is added here, since image URLs start with it
 */
export type SendShared = (
  c: Context<ApiEnv>,
  key: string,
  build: () => Promise<Success>,
  options?: SharedOptions,
) => Promise<Response>;

const MAX_BYTES = 64 * 1024 * 1024;

/** Answers live for minutes, so a higher Brotli quality would cost more than it saves. */
const QUALITY = 9;

export function createSharedAnswers(stamp: Stamp): SendShared {
  const cache = createFreshCache<StoredBody>('answers', stamp, MAX_BYTES, ({ bytes }) => bytes.length);
  return async (c, key, build, { vary } = {}) => {
    const form = answerForm(c);
    const { value: body, isStale } = await cache.lookUp(`${form} ${c.var.origin} ${key}`, async (previous) => {
      const bytes = inForm(form, encodeResponse({ kind: 'success', ...(await build()) }));
      // In most minutes nothing changes; then the compressed bodies are reused.
      return unchangedBody(previous, bytes) ?? storedBody(bytes, QUALITY);
    });
    const headers = {
      ...ANSWER_TYPES[form],
      'Cache-Control': 'no-cache',
      ...(isStale && STALE),
      ...(vary && { Vary: vary }),
    };
    return sendStored(c, body, headers, { isShared: !isStale });
  };
}
