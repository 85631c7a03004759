import { createHash } from 'node:crypto';
import { ALL_READERS } from './Deployment';

/**
 * Whether a reader gets the canary. Every salt shuffles the readers anew, so that it is not always the same ones who try
 * what is new; with one salt, a higher weight adds readers and takes none away.
 * @param bucket the reader's number, below `ALL_READERS`
 */
export function isInCanary(bucket: number, { weight, salt }: { weight: number; salt: string }): boolean {
  const position = createHash('sha256').update(`${salt}:${bucket}`).digest().readUInt32BE(0) % ALL_READERS;
  return position < weight;
}
