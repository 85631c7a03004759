import type { Chapter, TitleDetailView } from '@komawari/shared-proto';
import { Button, SortIcon, StatePanel } from '@komawari/shared-ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './ChapterList.module.css';
import { messages } from './messages';
import { type ChapterOrder, chapterRanges, missingBetween } from '../chapter-rules/chapterRanges';
import { ChapterRow } from './ChapterRow';
import { MissingBreak } from './MissingBreak';

export interface ChapterListProps {
  view: TitleDetailView;
  now: number;
}

/** The first and the latest chapters; what lies between them is not available (spec §2, Title detail). */
export function ChapterList({ view, now }: ChapterListProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const [order, setOrder] = useState<ChapterOrder>(view.chaptersDescending ? 'newestFirst' : 'oldestFirst');
  const ranges = chapterRanges(view, order);
  const orderName = formatMessage(messages[order]);
  if (ranges.upper.length + ranges.lower.length === 0) {
    return <StatePanel kind="empty" title={formatMessage(messages.empty)} />;
  }
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {formatMessage(messages.heading)}
        </h2>
        <Button
          size="small"
          variant="quiet"
          icon={<SortIcon size="small" />}
          aria-label={formatMessage(messages.sort, { order: orderName })}
          onClick={() => setOrder(order === 'newestFirst' ? 'oldestFirst' : 'newestFirst')}
        >
          {orderName}
        </Button>
      </div>
      <ChapterRows chapters={ranges.upper} now={now} />
      {view.hasChaptersBetween && <MissingBreak count={missingBetween(ranges)} />}
      <ChapterRows chapters={ranges.lower} now={now} />
    </section>
  );
}

function ChapterRows({ chapters, now }: { chapters: readonly Chapter[]; now: number }) {
  if (chapters.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {chapters.map((chapter) => (
        <ChapterRow key={chapter.chapterId} chapter={chapter} now={now} />
      ))}
    </ul>
  );
}
