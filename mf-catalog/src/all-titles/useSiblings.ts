import { skipToken } from '@komawari/shared-state';
import { useMemo } from 'react';
import { usePreferredLanguages } from '../content-languages/usePreferredLanguages';
import { titlesOfWork } from './allTitles';
import { useGetAllTitlesQuery } from './allTitlesApi';
import { numberAt } from './numberAt';
import type { Siblings } from './oneTitlePerWork';

/** Every title counts as a work of its own. */
const NONE: Siblings = [];

/**
 * Returns which titles belong to one work, or `undefined` while that is unknown. The list of all titles contains it. A reader of
 * one language does not need it.
 */
export function useSiblings(): Siblings | undefined {
  const isNeeded = usePreferredLanguages().length > 1;
  const { data, isError } = useGetAllTitlesQuery(isNeeded ? undefined : skipToken);
  return useMemo(() => {
    if (!isNeeded || (isError && !data)) return NONE;
    return (
      data &&
      Array.from(data.workEnds.keys(), (work) => titlesOfWork(data, work))
        .filter(({ length }) => length > 1)
        .map((titles) => titles.map((title) => numberAt(data.ids, title)))
    );
  }, [isNeeded, data, isError]);
}
