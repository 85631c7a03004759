import type { Title } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector, useNow } from '@komawari/shared-state';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { TitleGrid } from '../../title-grid/TitleGrid';
import { useGetUpdatedQuery, useGetUpdatedWorksQuery } from './mangaListApi';
import { TabContent } from './TabContent';
import { ageOf, datedTitles } from './updatedTitles';
import { useOneTitlePerWork } from './useOneTitlePerWork';

/** The latest updates, with how long ago they were (docs/specification.md §2, Manga list). */
export function UpdatedTab() {
  const query = useGetUpdatedQuery();
  const { formatRelativeTime } = useIntl();
  const now = useNow();
  const timeZone = useAppSelector(selectTimeZone);
  const dated = useMemo(() => query.data && datedTitles(query.data.latestTitle), [query.data]);
  const { data: updated, isError } = useGetUpdatedWorksQuery();
  const works = useMemo(() => updated?.titleUpdatedGroup.flatMap(({ latestTitle }) => latestTitle), [updated]);
  const listed = useMemo(() => dated?.map(({ title }) => title), [dated]);
  const titles = useOneTitlePerWork(listed, { works, isError });
  const times = useMemo(() => new Map(dated?.map(({ title, updatedSeconds }) => [title.titleId, updatedSeconds])), [dated]);
  const tileOf = useCallback(
    (title: Title) => {
      const { value, unit } = ageOf(times.get(title.titleId) ?? 0, now, timeZone);
      // Says "yesterday" as a word. Only some languages have a word for the day before, and Home counts it in days.
      return { title, note: formatRelativeTime(value, unit, { numeric: value < -1 ? 'always' : 'auto' }) };
    },
    [times, now, timeZone, formatRelativeTime],
  );
  return (
    <TabContent query={query} count={titles?.length}>
      <TitleGrid items={titles ?? []} tileOf={tileOf} hasNotes />
    </TabContent>
  );
}
