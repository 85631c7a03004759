import { type PreferredLanguages } from '@komawari/shared-domain';
import type { Banner, FeaturedTitlesView, Title } from '@komawari/shared-proto';

/** A block of the featured page: a banner or a row of titles, in the editors' order. */
export type FeaturedBlock = { kind: 'banner'; banner: Banner } | { kind: 'titles'; name: string; titles: readonly Title[] };

/** Filters the blocks by the content languages. Leaves out a row without any title that the reader can read. */
export function featuredBlocks(
  { contents }: Pick<FeaturedTitlesView, 'contents'>,
  preferred: PreferredLanguages,
): FeaturedBlock[] {
  return contents.flatMap(({ content }): FeaturedBlock[] => {
    if (!content) return [];
    if (content.kind === 'banner') return [{ kind: 'banner', banner: content.value }];
    const titles = content.value.featuredTitles.filter(({ language }) => preferred.includes(language));
    return titles.length > 0 ? [{ kind: 'titles', name: content.value.listName, titles }] : [];
  });
}

/** The name of every title on the page, by its ID. A banner that leads to a title uses its name as label. */
export function featuredNames({ contents }: Pick<FeaturedTitlesView, 'contents'>): ReadonlyMap<number, string> {
  const titles = contents.flatMap(({ content }) => (content?.kind === 'titleList' ? content.value.featuredTitles : []));
  return new Map(titles.map(({ titleId, name }) => [titleId, name]));
}
