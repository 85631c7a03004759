import { randomBytes } from 'node:crypto';

/** The wire's recommendation: 64 bytes, 128 hexadecimal digits. */
const KEY_BYTES = 64;

/** Encrypts an image with a fresh key. It stops simple hot-linking and is not secrecy: the key travels beside the URL. */
export function encryptImage(plain: Uint8Array): { body: Uint8Array; key: string } {
  const key = randomBytes(KEY_BYTES);
  return { body: applyKey(plain, key), key: key.toString('hex') };
}

/** Repeating-key XOR over the whole file; the same operation both ways. */
export function applyKey(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length);
  for (let index = 0; index < bytes.length; index += 1) result[index] = bytes[index]! ^ key[index % key.length]!;
  return result;
}
