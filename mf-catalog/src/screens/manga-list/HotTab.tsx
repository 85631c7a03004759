import { useGetRankedWorksQuery } from '../../all-titles/rankedWorksApi';
import { CoverGrid } from '../../title-grid/CoverGrid';
import { TitleTile } from '../../title-tile/TitleTile';
import styles from './HotTab.module.css';
import { useGetRankingQuery } from './mangaListApi';
import { TabContent } from './TabContent';
import { useOneTitlePerWork } from './useOneTitlePerWork';

/** The ranking has 4 titles in its top row and 40 in total (docs/specification.md §9). */
const TOP_LENGTH = 4;
const RANKING_LENGTH = 40;
/** The width of a cover in the top row: half of a phone, a quarter of other screens. */
const TOP_SIZES = '(min-width: 769px) 16rem, 46vw';

/** The ranking: the first four are large in their own row, the others are in a grid (docs/specification.md §2, Manga list). */
export function HotTab() {
  const query = useGetRankingQuery();
  const { data: ranked, isError } = useGetRankedWorksQuery();
  const titles = useOneTitlePerWork(query.data?.titles, { works: ranked?.rankedTitles, isError })?.slice(0, RANKING_LENGTH);
  return (
    <TabContent query={query} count={titles?.length}>
      <ol className={styles.top}>
        {titles?.slice(0, TOP_LENGTH).map((title, index) => (
          <li key={title.titleId} className={styles.item}>
            <TitleTile title={title} number={String(index + 1)} sizes={TOP_SIZES} isEager />
          </li>
        ))}
      </ol>
      <CoverGrid as="ol" start={TOP_LENGTH + 1}>
        {titles?.slice(TOP_LENGTH).map((title, index) => (
          <li key={title.titleId} className={styles.item}>
            <TitleTile title={title} number={String(TOP_LENGTH + 1 + index)} />
          </li>
        ))}
      </CoverGrid>
    </TabContent>
  );
}
