import { type ChapterOrder, missingCount, orderedRanges } from '@komawari/shared-domain';
import type { TitleDetailView } from '@komawari/shared-proto';
import { Button, classNames, SortIcon, StatePanel } from '@komawari/shared-ui';
import { useCallback, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { titleLang } from '../../../title-tile/titleLang';
import { ChapterJump } from './ChapterJump';
import styles from './ChapterList.module.css';
import { ChapterRows } from './ChapterRows';
import { MissingBreak } from './MissingBreak';
import { messages } from './messages';

/** A list with more chapters than this has a jump by number, and rows of equal height. */
const MAX_SHORT_LENGTH = 60;

export interface ChapterListProps {
  view: TitleDetailView;
  now: number;
}

/** The first and the latest chapters. Those between them are not available (docs/specification.md §2, Title detail). */
export function ChapterList({ view, now }: ChapterListProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const [order, setOrder] = useState<ChapterOrder>(view.chaptersDescending ? 'newestFirst' : 'oldestFirst');
  const [target, setTarget] = useState<{ chapterId: number }>();
  const ranges = useMemo(() => orderedRanges(view, order), [view, order]);
  const chapters = useMemo(() => [...ranges.upper, ...ranges.lower], [ranges]);
  const missing = missingCount(view);
  const orderName = formatMessage(messages[order]);
  const { title } = view;
  const ofTitle = { titleName: title?.name ?? '', lang: title && titleLang(title) };
  const onTargetReached = useCallback(() => setTarget(undefined), []);
  const rows = { ...ofTitle, now, isLong: chapters.length > MAX_SHORT_LENGTH, target, onTargetReached };
  function handleSort() {
    setOrder(order === 'newestFirst' ? 'oldestFirst' : 'newestFirst');
    setTarget(undefined);
  }
  if (chapters.length === 0) {
    return <StatePanel kind="empty" scene="firstChapter" title={formatMessage(messages.empty)} />;
  }
  return (
    <section aria-labelledby={headingId}>
      <div className={classNames(styles.head, rows.isLong && styles.sticky)}>
        <h2 id={headingId} className={styles.heading}>
          {formatMessage(messages.heading)}
        </h2>
        <div className={styles.tools}>
          {rows.isLong && <ChapterJump chapters={chapters} onJump={({ chapterId }) => setTarget({ chapterId })} />}
          <Button
            size="small"
            variant="quiet"
            icon={<SortIcon size="small" />}
            aria-label={formatMessage(messages.sort, { order: orderName })}
            onClick={handleSort}
          >
            {orderName}
          </Button>
        </div>
      </div>
      <ChapterRows chapters={ranges.upper} {...rows} />
      {view.hasChaptersBetween && missing !== 0 && <MissingBreak count={missing} />}
      <ChapterRows chapters={ranges.lower} {...rows} />
    </section>
  );
}
