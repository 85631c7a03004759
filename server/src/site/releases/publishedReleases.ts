import { createFreshCache } from '../../cache/FreshCache';
import type { Database } from '../../database/Database';
import { type Release, ReleaseRefusedError, SHELL } from './releaseDocument';
import { findRelease, releaseOf } from './releaseStore';

/** Any release that was ever published, by the URL of its files. */
export interface PublishedReleases {
  /** @param folder the part of the URL that names the package: `shell`, `mf-catalog` */
  at: (folder: string, version: string) => Promise<Release | undefined>;
}

const MAX_KEPT = 100;

export function createPublishedReleases(db: Database): PublishedReleases {
  const cache = createFreshCache<Release>('releases', async () => 'for ever', MAX_KEPT);

  async function load(name: string, version: string): Promise<Release> {
    const row = await findRelease(db, { name, version });
    if (!row) throw new ReleaseRefusedError(`There is no ${name} ${version}.`);
    return releaseOf(row).release;
  }

  return {
    async at(folder, version) {
      const name = folder === SHELL ? SHELL : folder.replaceAll('-', '_');
      try {
        return await cache.get(`${name} ${version}`, () => load(name, version));
      } catch (error) {
        if (error instanceof ReleaseRefusedError) return undefined;
        throw error;
      }
    },
  };
}
