import type { ObjectStore } from './ObjectStore';
import { objectName } from './objectName';

/** Objects for the life of the process, for tests. */
export function memoryObjectStore(): ObjectStore {
  const objects = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const name = objectName(bytes);
      objects.set(name, bytes);
      return name;
    },
    get: async (name) => objects.get(name),
    has: async (name) => objects.has(name),
  };
}
