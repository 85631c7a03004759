import type { TitleList } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { asc, eq } from 'drizzle-orm';
import { featuredLists } from '../../database/schema';
import type { Site } from '../../http/Site';
import { wireTitle } from '../../wire/wireTitle';
import { listedTitlesById } from '../titles/listedTitles';

export interface PlacedList {
  position: number;
  list: Draft<TitleList>;
}

/** The named rows of titles of one language, in their order. A row whose titles are all gone is left out. */
export async function featuredListsOf(site: Site, origin: string, language: number): Promise<PlacedList[]> {
  const rows = await site.db
    .select()
    .from(featuredLists)
    .where(eq(featuredLists.language, language))
    .orderBy(asc(featuredLists.position), asc(featuredLists.id));
  const listed = await listedTitlesById(site);
  return rows.flatMap(({ name, position, titleIds }) => {
    const titles = titleIds.flatMap((id) => listed.get(id) ?? []);
    if (titles.length === 0) return [];
    return [{ position, list: { listName: name, featuredTitles: titles.map((title) => wireTitle(origin, title)) } }];
  });
}
