import type { WebHomeViewV3 } from '@komawari/shared-proto';

/** The name of every title in Home's answer, by ID. */
export function titleNames(home: WebHomeViewV3): ReadonlyMap<number, string> {
  const updated = home.groups.flatMap((group) => group.titleGroups.flatMap((work) => work.titles));
  const titles = [
    ...home.ranking,
    ...home.featuredTitleLists.flatMap((list) => list.featuredTitles),
    ...updated.flatMap(({ title }) => (title ? [title] : [])),
  ];
  return new Map(titles.map((title) => [title.titleId, title.name]));
}
