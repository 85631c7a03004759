import { isFileName, isImageName, type ObjectStore } from './ObjectStore';
import { pictureName } from './pictureName';
import { renditionName } from './renditionName';

/** Objects in memory, for tests. */
export function memoryObjectStore(clock: () => number = () => 0): ObjectStore {
  const objects = new Map<string, { bytes: Uint8Array; storedAt: number }>();
  return {
    async put(bytes) {
      const name = pictureName(bytes);
      objects.set(name, { bytes, storedAt: clock() });
      return name;
    },
    putRendition: async (rendition, bytes) => void objects.set(renditionName(rendition), { bytes, storedAt: clock() }),
    putFile: async (name, bytes) => void objects.set(name, { bytes, storedAt: clock() }),
    get: async (name) => objects.get(name)?.bytes,
    has: async (name) => objects.has(name),
    async *listPictures(before) {
      for (const [name, { storedAt, bytes }] of objects) {
        if (isImageName(name) && storedAt < before) yield { name, storedAt, bytes: bytes.length };
      }
    },
    async removePicture(name, before) {
      const found = objects.get(name);
      if (found && found.storedAt < before) objects.delete(name);
    },
    listFiles: async () =>
      [...objects]
        .filter(([name]) => isFileName(name))
        .map(([name, { storedAt, bytes }]) => ({ name, storedAt, bytes: bytes.length })),
    removeFile: async (name) => void objects.delete(name),
  };
}
