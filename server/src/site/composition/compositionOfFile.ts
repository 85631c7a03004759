import { readFile } from 'node:fs/promises';
import type { SiteComposition } from '@komawari/shared-state/contract';
import type { CompositionSource } from './compositionSource';

/**
 * The composition that a file holds, read anew for each question: `npm run dev` writes it while all of the site is worked on.
 * Nothing that was published counts then, and nothing of it is checked: whoever writes the file runs the server.
 */
export function compositionOfFile(file: string): CompositionSource {
  // The tools that write it have it from the same types.
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as SiteComposition;
  return {
    live: async () => ({ number: 0, base: await read(), versions: {} }),
    current: read,
    compositionFor: read,
    async find(id) {
      const composition = await read();
      return composition.id === id ? composition : undefined;
    },
    withReleases: async () => undefined,
    expire: () => undefined,
    // Nothing is deployed here.
    onLive: () => undefined,
  };
}
