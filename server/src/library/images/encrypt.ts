import { randomBytes } from 'node:crypto';
import { applyImageKey } from '@komawari/shared-domain';

/** What the wire recommends: 64 bytes, 128 hexadecimal digits. */
const KEY_BYTES = 64;

/** Encrypts an image with a fresh key. This stops simple hot-linking, but it is not secrecy: the key is sent next to the URL. */
export function encryptImage(plain: Uint8Array): { body: Uint8Array; key: string } {
  const key = randomBytes(KEY_BYTES).toString('hex');
  return { body: withKey(plain, key), key };
}

/** Decrypts an image that was encrypted with this key. */
export function decryptImage(body: Uint8Array, key: string): Uint8Array {
  return withKey(body, key);
}

function withKey(bytes: Uint8Array, key: string): Uint8Array {
  const copy = new Uint8Array(bytes);
  applyImageKey(copy, key);
  return copy;
}
