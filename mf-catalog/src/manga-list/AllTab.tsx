import { useMemo } from 'react';
import { useGetAllTitlesQuery } from '../all-titles/allTitlesApi';
import { usePreferredLanguages } from '../content-languages/preferredLanguages';
import { TitleGrid } from '../title-grid/TitleGrid';
import { listedWorks } from './listedWorks';
import { TabContent } from './TabContent';

/** Every work that has a title in a selected content language (spec §2, Manga list). */
export function AllTab() {
  const query = useGetAllTitlesQuery();
  const preferred = usePreferredLanguages();
  const works = useMemo(() => {
    const listed = query.data && listedWorks(query.data, preferred);
    // Where the reader reads one language, every tile would carry the same mark.
    return preferred.length > 1 ? listed : listed?.map(({ title }) => ({ title }));
  }, [query.data, preferred]);
  return (
    <TabContent query={query} count={works?.length}>
      <TitleGrid items={works ?? []} />
    </TabContent>
  );
}
