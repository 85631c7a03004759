import type { Title, WebHomeViewV3 } from '@komawari/shared-proto';
import { oneTitlePerWork } from '../../all-titles/oneTitlePerWork';
import type { PreferredLanguages } from '../../content-languages/preferredLanguages';

/** spec §9 */
const SIDE_RANKING_LENGTH = 25;

/** The side ranking: the first 25 for the content languages (spec §2, Home). The updates of the same answer tell which titles are one work. */
export function rankedTitles(home: Pick<WebHomeViewV3, 'ranking' | 'groups'>, preferred: PreferredLanguages): Title[] {
  const works = home.groups.flatMap((group) => group.titleGroups);
  const siblings = works.map((work) => work.titles.map(({ title }) => title?.titleId ?? 0));
  return oneTitlePerWork(home.ranking, siblings, preferred).slice(0, SIDE_RANKING_LENGTH);
}
