import type { Title, WebHomeViewV3 } from '@komawari/shared-proto';
import { inPreferredLanguages, type PreferredLanguages } from '../../content-languages/preferredLanguages';

/** spec §9 */
const SIDE_RANKING_LENGTH = 25;

/**
 * The side ranking: the first 25 for the content languages (spec §2, Home). Where the updates of the same answer tell
 * that two titles are one work, the work keeps its best place and is shown in the best language.
 */
export function rankedTitles(home: Pick<WebHomeViewV3, 'ranking' | 'groups'>, preferred: PreferredLanguages): Title[] {
  const workOf = worksByTitle(home.groups);
  const works = new Map<unknown, Title[]>();
  for (const title of home.ranking) {
    const work = workOf.get(title.titleId) ?? title;
    works.set(work, [...(works.get(work) ?? []), title]);
  }
  return [...works.values()]
    .flatMap((titles) => inPreferredLanguages(titles, ({ language }) => language, preferred).slice(0, 1))
    .slice(0, SIDE_RANKING_LENGTH);
}

function worksByTitle(groups: WebHomeViewV3['groups']): ReadonlyMap<number, object> {
  const works = groups.flatMap((group) => group.titleGroups);
  return new Map(works.flatMap((work) => work.titles.map(({ title }) => [title?.titleId ?? 0, work] as const)));
}
