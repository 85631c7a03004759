import type { Language } from '@komawari/shared-proto';
import { asc, eq } from 'drizzle-orm';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Database } from '../../database/Database';
import { banners } from '../../database/schema';

export type BannerRow = typeof banners.$inferSelect;

/** The banners of all places, by language. */
export interface Banners {
  /** Those of some places in one language, in their order. */
  at: (language: Language, placements: readonly BannerRow['placement'][]) => Promise<BannerRow[]>;
}

const MAX_LANGUAGES = 16;

export function createBanners({ db, stamp }: { db: Database; stamp: Stamp }): Banners {
  const cache = createFreshCache<readonly BannerRow[]>(stamp, MAX_LANGUAGES);
  return {
    async at(language, placements) {
      const ofLanguage = await cache.get(String(language), () =>
        db.select().from(banners).where(eq(banners.language, language)).orderBy(asc(banners.position), asc(banners.id)),
      );
      return ofLanguage.filter(({ placement }) => placements.includes(placement));
    },
  };
}
