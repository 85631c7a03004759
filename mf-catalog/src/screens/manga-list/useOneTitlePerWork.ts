import type { Title } from '@komawari/shared-proto';
import { useMemo } from 'react';
import { oneTitlePerWork } from '../../all-titles/oneTitlePerWork';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';

/** Which titles of a list belong to one work, as far as it has loaded. */
export interface WorksOfList {
  works: readonly { titles: readonly Title[] }[] | undefined;
  isError: boolean;
}

/**
 * Returns the titles with each work once, or `undefined` while the works are unknown. A reader of one language never waits for
 * them.
 */
export function useOneTitlePerWork(
  titles: readonly Title[] | undefined,
  { works, isError }: WorksOfList,
): readonly Title[] | undefined {
  const preferred = usePreferredLanguages();
  return useMemo(() => {
    const known = works?.map(({ titles: members }) => members.map(({ titleId }) => titleId));
    // Otherwise every title counts as a work of its own.
    const siblings = known ?? (isError || preferred.length === 1 ? [] : undefined);
    return titles && siblings && oneTitlePerWork(titles, siblings, preferred);
  }, [titles, works, isError, preferred]);
}
