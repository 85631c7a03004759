import type { Title } from '@komawari/shared-proto';
import { useBookmark } from '@komawari/shared-state';
import { Button, classNames, LiveRegion } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { LanguageMarks } from '../../title-tile/LanguageMarks';
import { TitleTile } from '../../title-tile/TitleTile';
import styles from './FavoriteTile.module.css';
import { messages } from './messages';

export interface FavoriteTileProps {
  title: Title;
  isSubscribedAtLoad: boolean;
  /** Several languages mix on this shelf. */
  hasLanguageMark: boolean;
}

/** A favorite with its way out; one that was removed stays, grayed, with a way back (docs/specification.md §4, Favorite). */
export function FavoriteTile({ title, isSubscribedAtLoad, hasLanguageMark }: FavoriteTileProps) {
  const { formatMessage } = useIntl();
  const { isSubscribed, isBusy, hasFailed, toggle } = useBookmark(title.titleId, isSubscribedAtLoad);
  const { name } = title;
  const status = hasFailed ? messages.failed : isSubscribed ? undefined : messages.titleRemoved;
  return (
    <li className={styles.item}>
      <div className={classNames(styles.tile, !isSubscribed && styles.removed)}>
        <TitleTile
          title={title}
          badges={isSubscribed ? undefined : <span className={styles.mark}>{formatMessage(messages.removed)}</span>}
          note={hasLanguageMark && <LanguageMarks titles={[title]} />}
        />
      </div>
      <Button
        size="small"
        variant={isSubscribed ? 'quiet' : 'secondary'}
        isBusy={isBusy}
        aria-label={formatMessage(isSubscribed ? messages.removeTitle : messages.undoTitle, { name })}
        onClick={toggle}
      >
        {formatMessage(isSubscribed ? messages.remove : messages.undo)}
      </Button>
      {hasFailed && (
        <p className={styles.failed} aria-hidden="true">
          {formatMessage(messages.failed)}
        </p>
      )}
      <LiveRegion message={status ? formatMessage(status) : ''} />
    </li>
  );
}
