import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { buttonClass, IconButton, Image, TrashIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { PositionLine } from '../../reading-position/PositionLine';
import { titleLang } from '../../title-tile/titleLang';
import styles from './HistoryEntryRow.module.css';
import type { HistoryEntry } from './historyDays';
import { messages } from './messages';

export interface HistoryEntryRowProps {
  entry: HistoryEntry;
  newCount: number;
  onRemove: () => void;
}

/** A title that the reader has read: their position, other chapters that they read, and a link to continue. */
export function HistoryEntryRow({ entry: { position, chapters }, newCount, onRemove }: HistoryEntryRowProps) {
  const { formatMessage } = useIntl();
  const name = position.titleName;
  return (
    <li className={styles.row}>
      <Link to={paths.title(position.titleId)} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <Image src={position.portraitImageUrl} alt="" ratio="2 / 3" shown={{ shape: 'portrait', maxWidth: 80 }} />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.title(position.titleId)} lang={titleLang(position)}>
            {name}
          </Link>
        </h3>
        <PositionLine position={position} newCount={newCount} />
        {chapters.length > 0 && (
          <ul className={styles.chapters} aria-label={formatMessage(messages.earlier, { name })}>
            {chapters.map(({ chapterId, chapterName }) => (
              <li key={chapterId}>
                <Link to={paths.viewer(chapterId)} className={styles.chapter}>
                  {chapterName}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.ways}>
        <Link
          to={paths.viewer(position.chapterId)}
          className={buttonClass({ size: 'small' })}
          aria-label={formatMessage(messages.continueName, { name, chapter: position.chapterName })}
        >
          {formatMessage(messages.continue)}
        </Link>
        <IconButton label={formatMessage(messages.remove, { name })} icon={<TrashIcon />} onClick={onRemove} />
      </div>
    </li>
  );
}
