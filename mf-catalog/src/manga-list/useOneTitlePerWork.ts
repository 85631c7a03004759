import type { Title } from '@komawari/shared-proto';
import { skipToken } from '@komawari/shared-state';
import { useMemo } from 'react';
import { useGetAllTitlesQuery } from '../all-titles/allTitlesApi';
import { oneTitlePerWork } from '../all-titles/oneTitlePerWork';
import { usePreferredLanguages } from '../content-languages/preferredLanguages';

/**
 * A list of titles with each work once, or `undefined` while that cannot be told. Which titles are one work is known
 * from the list of all; a reader of one language has no need of it.
 */
export function useOneTitlePerWork(titles: readonly Title[] | undefined): readonly Title[] | undefined {
  const preferred = usePreferredLanguages();
  const { data, isError } = useGetAllTitlesQuery(preferred.length > 1 ? undefined : skipToken);
  return useMemo(() => {
    if (!titles || (preferred.length > 1 && !data && !isError)) return undefined;
    const siblings = data?.groups.map((group) => group.titles.map(({ titleId }) => titleId)) ?? [];
    return oneTitlePerWork(titles, siblings, preferred);
  }, [titles, preferred, data, isError]);
}
