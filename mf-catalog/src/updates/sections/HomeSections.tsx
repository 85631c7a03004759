import { languageInfo, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePreferredLanguages } from '../../content-languages/preferredLanguages';
import { ComingSoon } from './ComingSoon';
import { Highlight } from './Highlight';
import { HomeSectionBoxes } from './HomeSectionBoxes';
import { useGetHomeSectionsQuery } from './homeSectionsApi';

/** Coming soon and highlight, where there are any in the reader's languages. A chunk of its own. */
export function HomeSections() {
  const lang = languageInfo(useAppSelector(selectServiceLanguage)).code;
  const { data, isError } = useGetHomeSectionsQuery({ lang });
  const preferred = usePreferredLanguages();
  if (isError && !data) return null;
  if (!data) return <HomeSectionBoxes />;
  const coming = data.comingSoon.filter(({ title }) => title && preferred.includes(title.language));
  const { highlight } = data;
  return (
    <>
      {coming.length > 0 && <ComingSoon titles={coming} />}
      {highlight?.title && preferred.includes(highlight.title.language) && <Highlight highlight={highlight} />}
    </>
  );
}
