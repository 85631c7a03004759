import { type PreferredLanguages } from '@komawari/shared-domain';
import type { Title, WebHomeViewV3 } from '@komawari/shared-proto';
import { oneTitlePerWork } from '../../../all-titles/oneTitlePerWork';
import type { RankedWorks } from './useRankedWorks';

/** The length of the ranking at the side of Home (docs/specification.md §9). */
const SIDE_RANKING_LENGTH = 25;

/**
 * Returns the side ranking: the first 25 titles for the content languages, each work once (docs/specification.md §2, Home).
 * Returns `undefined` while the works are unknown. If they cannot be loaded, takes the works of some titles from the updates of
 * the same answer.
 */
export function rankedTitles(
  home: Pick<WebHomeViewV3, 'ranking' | 'groups'>,
  preferred: PreferredLanguages,
  ranked: RankedWorks,
): Title[] | undefined {
  if (ranked.kind === 'waiting') return undefined;
  const updated = home.groups.flatMap((group) => group.titleGroups);
  const siblings =
    ranked.kind === 'known'
      ? ranked.works.map((work) => work.titles.map(({ titleId }) => titleId))
      : updated.map((work) => work.titles.map(({ title }) => title?.titleId ?? 0));
  return oneTitlePerWork(home.ranking, siblings, preferred).slice(0, SIDE_RANKING_LENGTH);
}
