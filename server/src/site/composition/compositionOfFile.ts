import { readFile } from 'node:fs/promises';
import type { SiteComposition } from '@komawari/shared-state/contract';
import type { CompositionSource } from './compositionSource';

/**
 * The composition in a file. It is read again at each request, because `npm run dev` rewrites it while developers change any part
 * of the site. Published releases are ignored then, and nothing is validated: whoever writes the file also runs the server.
 */
export function compositionOfFile(file: string): CompositionSource {
  // The tools that write this file use the same types.
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
    // There are no deployments here.
    onLive: () => undefined,
  };
}
