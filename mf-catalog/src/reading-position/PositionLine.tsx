import type { ReadingProgress } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './PositionLine.module.css';

export interface PositionLineProps {
  position: Pick<ReadingProgress, 'chapterName' | 'page' | 'pageCount'>;
  /** Number of chapters that came out since the reader stopped. */
  newCount: number;
}

/** Where the reader stopped in a title, as text and as a bar, and what came out since then. */
export function PositionLine({ position: { chapterName, page, pageCount }, newCount }: PositionLineProps) {
  const { formatMessage } = useIntl();
  const chapter = chapterName;
  return (
    <>
      <span className={styles.position}>
        {page + 1 < pageCount
          ? formatMessage(messages.at, { chapter, page: page + 1, pages: pageCount })
          : formatMessage(messages.finished, { chapter })}
      </span>{' '}
      {newCount > 0 && <span className={styles.fresh}>{formatMessage(messages.newSince, { count: newCount })}</span>}
      <progress className={styles.bar} max={Math.max(pageCount, 1)} value={Math.min(page + 1, pageCount)} aria-hidden="true" />
    </>
  );
}
