import type { Leaf } from '../model/chapter/leaves';
import type { ReadingChapter } from '../model/chapter/readingChapter';
import { EXTRA_LEAF_WIDTHS } from '../stage/StageHandle';
import { AdBanner } from './banners/AdBanner';
import { BannerList } from './banners/BannerList';
import { LastPage } from './last-page/LastPage';
import styles from './last-page/LastPage.module.css';

export interface ExtraLeafProps {
  chapter: ReadingChapter;
  leaf: Exclude<Leaf, { kind: 'comic' }>;
}

/** A page that is not a picture, with the width from docs/specification.md §9. */
export function ExtraLeaf({ chapter, leaf }: ExtraLeafProps) {
  return (
    <div className={styles.leaf}>
      <div style={{ width: `min(${EXTRA_LEAF_WIDTHS[leaf.kind]}px, 100%, 100vw - 2 * var(--space-12))` }}>{contentOf(leaf)}</div>
    </div>
  );

  function contentOf(other: ExtraLeafProps['leaf']) {
    switch (other.kind) {
      case 'last':
        return <LastPage chapter={chapter} lastPage={other.lastPage} />;
      case 'banners':
        return (
          <div className={styles.page} data-own-taps="">
            {other.title && <h2 className={styles.heading}>{other.title}</h2>}
            <BannerList banners={other.banners} />
          </div>
        );
      case 'advertisement':
        return (
          <div className={styles.page} data-own-taps="">
            <AdBanner banner={other.banner} />
          </div>
        );
    }
  }
}
