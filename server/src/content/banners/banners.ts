import type { Language } from '@komawari/shared-proto';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Database } from '../../database/Database';
import { banners, publishers, titles } from '../../database/schema';

export type BannerRow = typeof banners.$inferSelect & {
  /** The name of the title or publisher that the banner links to; null if it links elsewhere. */
  name: string | null;
};

/** The banners of all placements, by language. */
export interface Banners {
  /** The banners of some placements in one language, in their order. */
  at: (language: Language, placements: readonly BannerRow['placement'][]) => Promise<BannerRow[]>;
}

const MAX_LANGUAGES = 16;

export function createBanners({ db, stamp }: { db: Database; stamp: Stamp }): Banners {
  const cache = createFreshCache<readonly BannerRow[]>('banners', stamp, MAX_LANGUAGES);
  return {
    async at(language, placements) {
      const ofLanguage = await cache.get(String(language), () =>
        db
          .select({ ...getTableColumns(banners), name: sql<string | null>`coalesce(${titles.name}, ${publishers.name})` })
          .from(banners)
          .leftJoin(titles, eq(banners.url, pageOf('/titles/', titles.id)))
          .leftJoin(publishers, eq(banners.url, pageOf('/publisher_news/', publishers.id)))
          .where(eq(banners.language, language))
          .orderBy(asc(banners.position), asc(banners.id)),
      );
      return ofLanguage.filter(({ placement }) => placements.includes(placement));
    },
  };
}

/** The URL of a page, as an SQL expression. */
function pageOf(folder: string, id: typeof titles.id | typeof publishers.id) {
  return sql<string>`${folder}::text || ${id}`;
}
