import { paths } from '@komawari/shared-domain';
import { Link, selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { IconButton, TrashIcon } from '@komawari/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './KeptList.module.css';
import type { KeptChapter } from './keptStore';
import { messages } from './messages';
import { removeChapter, useCanKeep, useKeptChapters } from './useKeptChapters';

const MEGABYTE = 1_000_000;

/** Lists what is kept in this browser, with size, expiry and a button to remove it. Renders nothing if nothing is kept. */
export function KeptList() {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const canKeep = useCanKeep();
  const { kept = [] } = useKeptChapters();
  const size = useSize();
  if (!canKeep || kept.length === 0) return null;
  const total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {formatMessage(messages.heading)}
      </h2>
      <p className={styles.total}>{formatMessage(messages.total, { count: kept.length, size: size(total) })}</p>
      <ul className={styles.rows}>
        {kept.map((chapter) => (
          <KeptRow key={chapter.chapterId} chapter={chapter} size={size(chapter.bytes)} />
        ))}
      </ul>
    </section>
  );
}

function KeptRow({ chapter, size }: { chapter: KeptChapter; size: string }) {
  const { formatDate, formatMessage } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const { chapterId, titleName, chapterName, until } = chapter;
  const date = formatDate(until * 1000, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <Link to={paths.viewer(chapterId)} className={styles.link}>
        {titleName} {chapterName}
      </Link>
      <span className={styles.note}>{size}</span>
      {until > 0 && <span className={styles.note}>{formatMessage(messages.until, { date })}</span>}
      <IconButton
        label={formatMessage(messages.remove, { chapter: `${titleName} ${chapterName}` })}
        icon={<TrashIcon />}
        onClick={() => void removeChapter(chapterId)}
      />
    </li>
  );
}

/** Formats a size in megabytes, as devices do. A small chapter does not show as zero. */
function useSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) =>
    formatNumber(Math.max(bytes / MEGABYTE, 0.1), {
      style: 'unit',
      unit: 'megabyte',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
}
