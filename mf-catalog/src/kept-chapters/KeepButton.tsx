import type { Chapter } from '@komawari/shared-proto';
import { CloseIcon, DownloadIcon, IconButton, LiveRegion, TrashIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './KeepButton.module.css';
import { messages } from './messages';
import { removeChapter, useCanKeep, useKeep, useKeptChapters } from './useKeptChapters';

export interface KeepButtonProps {
  chapter: Chapter;
  titleName: string;
}

/** Keeps a chapter in this browser, shows the progress, and removes it. Renders nothing if the publisher does not allow it. */
export function KeepButton({ chapter, titleName }: KeepButtonProps) {
  const { formatMessage, formatNumber } = useIntl();
  const canKeep = useCanKeep();
  const { kept, keeping } = useKeptChapters();
  const keep = useKeep();
  if (!canKeep || !kept) return null;
  const { chapterId, name } = chapter;
  const underWay = keeping[chapterId];
  const isKept = kept.some((candidate) => candidate.chapterId === chapterId);
  if (underWay && underWay !== 'failed') {
    const part = formatNumber(underWay.part, { style: 'percent' });
    return (
      <span className={styles.keeping}>
        <progress
          className={styles.progress}
          value={underWay.part}
          aria-label={formatMessage(messages.keeping, { chapter: name })}
        />
        <span className={styles.part} aria-hidden="true">
          {part}
        </span>
        <IconButton label={formatMessage(messages.stop, { chapter: name })} icon={<CloseIcon />} onClick={underWay.abort} />
      </span>
    );
  }
  return (
    <>
      {isKept ? (
        <IconButton
          className={styles.kept}
          label={formatMessage(messages.remove, { chapter: name })}
          icon={<TrashIcon />}
          onClick={() => void removeChapter(chapterId)}
        />
      ) : (
        <IconButton
          label={formatMessage(messages.keep, { chapter: name })}
          icon={<DownloadIcon />}
          onClick={() => void keep(chapter, titleName)}
        />
      )}
      <LiveRegion message={underWay === 'failed' ? formatMessage(messages.failed) : ''} />
      {underWay === 'failed' && (
        <span className={styles.failed} aria-hidden="true">
          {formatMessage(messages.failed)}
        </span>
      )}
    </>
  );
}
