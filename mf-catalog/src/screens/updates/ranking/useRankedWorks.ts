import type { TitleRankingGroup } from '@komawari/shared-proto';
import { useMemo } from 'react';
import { useGetRankedWorksQuery } from '../../../all-titles/rankedWorksApi';
import { usePreferredLanguages } from '../../../content-languages/usePreferredLanguages';

/** Which ranked titles belong to one work. A reader of one language never waits for it. */
export type RankedWorks = { kind: 'known'; works: readonly TitleRankingGroup[] } | { kind: 'waiting' } | { kind: 'unknown' };

/** Every reader requests it together with Home, so that a second content language changes the ranking at once. */
export function useRankedWorks(): RankedWorks {
  const isNeeded = usePreferredLanguages().length > 1;
  const { data, isError } = useGetRankedWorksQuery();
  return useMemo(() => {
    if (data) return { kind: 'known', works: data.rankedTitles };
    return isNeeded && !isError ? { kind: 'waiting' } : { kind: 'unknown' };
  }, [data, isNeeded, isError]);
}
