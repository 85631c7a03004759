import type { Title } from '@komawari/shared-proto';
import { useNow } from '@komawari/shared-state';
import { useMemo, useState } from 'react';
import { useMyTitles } from '../my-titles/useMyTitles';
import { type LeavingChapter, leavingChapters } from './leavingChapters';
import { useGetLeavingSoonQuery } from './leavingSoonApi';

export interface LeavingSoon {
  chapters: LeavingChapter[];
  /** Whether everything has arrived that will arrive. */
  isSettled: boolean;
}

/** The chapters of favorites and history that end within 7 days. It is only an extra, so what fails to load is left out. */
export function useLeavingSoon(isShown: (title: Title) => boolean): LeavingSoon {
  const { data, isLoading } = useGetLeavingSoonQuery();
  const { ids, isSettled } = useMyTitles();
  const mine = useGrowing(ids);
  const now = useNow();
  const chapters = useMemo(
    () => leavingChapters(data?.groups ?? [], (title) => mine.has(title.titleId) && isShown(title), now),
    [data, mine, isShown, now],
  );
  const isAllThere = isSettled && !isLoading;
  return useMemo(() => ({ chapters, isSettled: isAllThere }), [chapters, isAllThere]);
}

/** A title that stops being a favorite stays until the screen opens again, so that the list does not move under a finger. */
function useGrowing(ids: ReadonlySet<number>): ReadonlySet<number> {
  const [seen, setSeen] = useState(ids);
  if ([...ids].every((id) => seen.has(id))) return seen;
  const grown = new Set([...seen, ...ids]);
  setSeen(grown);
  return grown;
}
