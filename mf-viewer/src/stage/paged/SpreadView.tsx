import { memo } from 'react';
import { PageImage } from '../../images/PageImage';
import { isComic } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { SpreadBox } from '../../model/layout/spreadBox';
import type { StageProps } from '../StageHandle';
import styles from './PagedStage.module.css';

export interface SpreadViewProps {
  chapter: ReadingChapter;
  box: SpreadBox;
  renderExtra: StageProps['renderExtra'];
}

/**
 * What the stage shows at once: one page, two halves of a spread, or a page that is not a picture. Spreads that a turn does not
 * change do not render again.
 */
export const SpreadView = memo(function SpreadView({ chapter, box, renderExtra }: SpreadViewProps) {
  const only = box.pages[0] && chapter.leaves[box.pages[0].leaf];
  if (!only) return null;
  if (!isComic(only))
    return (
      <div className={styles.other} data-scroller>
        {renderExtra(only)}
      </div>
    );
  // Placed in screen order, and read out in reading order.
  const inOrder = box.pages.toSorted((a, b) => a.leaf - b.leaf);
  const flexDirection = inOrder[0] === box.pages[0] ? 'row' : 'row-reverse';
  return (
    <div
      className={styles.spread}
      style={{
        flexDirection,
        width: box.width,
        height: box.height,
        paddingLeft: box.blankLeft,
        paddingRight: box.blankRight,
        gap: box.gap,
      }}
    >
      {inOrder.map(({ leaf: index, width, height }) => {
        const leaf = chapter.leaves[index];
        return isComic(leaf) && <PageImage key={index} leaf={leaf} pageCount={chapter.pageCount} width={width} height={height} />;
      })}
    </div>
  );
});
