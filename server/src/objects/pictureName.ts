import { createHash } from 'node:crypto';

/** 132 bits of the hash: short, because names are most of the bytes in a catalog answer, but still without collisions. */
const NAME_LENGTH = 22;

/** The name of an image in every object store. */
export function pictureName(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('base64url').slice(0, NAME_LENGTH)}.webp`;
}
