/** Where images are kept: bytes under a name made of their own hash, so that a name's content never changes. */
export interface ObjectStore {
  /** Stores bytes and gives their name. Storing the same bytes again changes nothing. */
  put: (bytes: Uint8Array) => Promise<string>;
  get: (name: string) => Promise<Uint8Array | undefined>;
  has: (name: string) => Promise<boolean>;
}

const OBJECT_NAME = /^[\w-]{22}\.webp$/;

/** Whether a text can be the name of an object; anything else never reaches a file system. */
export function isObjectName(name: string): boolean {
  return OBJECT_NAME.test(name);
}
