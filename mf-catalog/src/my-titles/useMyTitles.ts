import { selectProgressByTitle, useAppSelector } from '@komawari/shared-state';
import { useMemo } from 'react';
import { useGetFavoritesQuery } from './favoritesApi';

export interface MyTitles {
  /** Titles that are favorites or that the reader has read. */
  ids: ReadonlySet<number>;
  /** What the reader has read is known at once. Favorites need a call, which may fail. */
  isSettled: boolean;
}

/** The titles that a reader cares about. The browser combines them, so no server learns of the combination. */
export function useMyTitles(): MyTitles {
  const { data, isLoading } = useGetFavoritesQuery();
  const progress = useAppSelector(selectProgressByTitle);
  const ids = useMemo(() => {
    const favorites = data?.titles.map(({ titleId }) => titleId) ?? [];
    return new Set([...favorites, ...Object.keys(progress).map(Number)]);
  }, [data, progress]);
  return { ids, isSettled: !isLoading };
}
