import { selectProgressByTitle, useAppSelector } from '@komawari/shared-state';
import { useMemo } from 'react';
import { useGetFavoritesQuery } from './favoritesApi';

export interface MyTitles {
  /** Titles that are favorites or were read. */
  ids: ReadonlySet<number>;
  /** What was read is known at once; favorites have to be asked for, and may not come. */
  isSettled: boolean;
}

/** What a reader cares about, put together in the browser: no server learns of it. */
export function useMyTitles(): MyTitles {
  const { data, isLoading } = useGetFavoritesQuery();
  const progress = useAppSelector(selectProgressByTitle);
  const ids = useMemo(() => {
    const favorites = data?.titles.map(({ titleId }) => titleId) ?? [];
    return new Set([...favorites, ...Object.keys(progress).map(Number)]);
  }, [data, progress]);
  return { ids, isSettled: !isLoading };
}
