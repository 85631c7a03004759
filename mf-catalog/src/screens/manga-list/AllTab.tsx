import { useCallback, useMemo } from 'react';
import { type AllTitles, preferredTitles, titleAt, titlesOfWork } from '../../all-titles/allTitles';
import { useGetAllTitlesQuery } from '../../all-titles/allTitlesApi';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';
import { TitleGrid } from '../../title-grid/TitleGrid';
import { listedWorks } from './listedWorks';
import { TabContent } from './TabContent';

/** Every work that has a title in a selected content language (docs/specification.md §2, Manga list). */
export function AllTab() {
  const query = useGetAllTitlesQuery();
  const preferred = usePreferredLanguages();
  const all = query.data;
  const works = useMemo(() => all && listedWorks(all, preferred), [all, preferred]);
  return (
    <TabContent query={query} count={works?.length}>
      {all && works && <WorkGrid {...{ all, works, preferred }} />}
    </TabContent>
  );
}

interface WorkGridProps {
  all: AllTitles;
  works: readonly number[];
  preferred: ReturnType<typeof usePreferredLanguages>;
}

function WorkGrid({ all, works, preferred }: WorkGridProps) {
  // For a reader of one language, every tile would have the same mark.
  const hasLanguageMarks = preferred.length > 1;
  const tileOf = useCallback(
    (work: number) => {
      const titles = preferredTitles(all, titlesOfWork(all, work), preferred).map((title) => titleAt(all, title));
      // Every listed work has a title in one of the reader's languages.
      return { title: titles[0]!, titles: hasLanguageMarks ? titles : undefined };
    },
    [all, preferred, hasLanguageMarks],
  );
  return <TitleGrid items={works} tileOf={tileOf} hasNotes={hasLanguageMarks} />;
}
