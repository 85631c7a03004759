import { createHash } from 'node:crypto';
import { ALL_READERS } from './Deployment';

/**
 * Whether a reader gets the canary. Each salt shuffles the readers, so that the same ones do not always get what is new. With the
 * same salt, a higher weight adds readers and removes none.
 * @param bucket the reader's number, below `ALL_READERS`
 */
export function isInCanary(bucket: number, { weight, salt }: { weight: number; salt: string }): boolean {
  const position = createHash('sha256').update(`${salt}:${bucket}`).digest().readUInt32BE(0) % ALL_READERS;
  return position < weight;
}
