import { inPreferredLanguages } from '@komawari/shared-domain';
import type { AllTitlesGroup } from '@komawari/shared-proto';
import { useCallback, useMemo } from 'react';
import { useGetAllTitlesQuery } from '../../all-titles/allTitlesApi';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';
import { TitleGrid } from '../../title-grid/TitleGrid';
import { listedGroups } from './listedGroups';
import { TabContent } from './TabContent';

/** Every work that has a title in a selected content language (docs/specification.md §2, Manga list). */
export function AllTab() {
  const query = useGetAllTitlesQuery();
  const preferred = usePreferredLanguages();
  const groups = useMemo(() => query.data && listedGroups(query.data, preferred), [query.data, preferred]);
  // Where the reader reads one language, every tile would carry the same mark.
  const hasLanguageMarks = preferred.length > 1;
  const tileOf = useCallback(
    (group: AllTitlesGroup) => {
      const titles = inPreferredLanguages(group.titles, ({ language }) => language, preferred);
      // Every listed group has a title in a language that the reader reads.
      return { title: titles[0]!, titles: hasLanguageMarks ? titles : undefined };
    },
    [preferred, hasLanguageMarks],
  );
  return (
    <TabContent query={query} count={groups?.length}>
      <TitleGrid items={groups ?? []} tileOf={tileOf} hasNotes={hasLanguageMarks} />
    </TabContent>
  );
}
