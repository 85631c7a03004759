import type { Language } from '@komawari/shared-proto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { featuredLists } from '../../database/schema';
import type { ListedTitle, ListedTitles } from '../titles/listedTitles';

/** A named row of titles that editors have chosen. */
export interface FeaturedList {
  /** Its order among rows and banners. */
  position: number;
  name: string;
  titles: ListedTitle[];
}

export interface FeaturedLists {
  /** The rows of one language, in their order. A row without any remaining title is left out. */
  of: (language: Language) => Promise<FeaturedList[]>;
}

export function createFeaturedLists({ db, listed }: { db: Database; listed: ListedTitles }): FeaturedLists {
  return {
    async of(language) {
      const rows = await db
        .select()
        .from(featuredLists)
        .where(eq(featuredLists.language, language))
        .orderBy(asc(featuredLists.position), asc(featuredLists.id));
      const byId = await listed.byId();
      return rows
        .map(({ name, position, titleIds }) => ({ name, position, titles: titleIds.flatMap((id) => byId.get(id) ?? []) }))
        .filter(({ titles }) => titles.length > 0);
    },
  };
}
