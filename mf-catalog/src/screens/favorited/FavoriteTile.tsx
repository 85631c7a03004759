import type { Title } from '@komawari/shared-proto';
import { useFavorite } from '@komawari/shared-state';
import { Button, classNames, LiveRegion } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { LanguageMarks } from '../../title-tile/LanguageMarks';
import { TitleTile } from '../../title-tile/TitleTile';
import styles from './FavoriteTile.module.css';
import { messages } from './messages';

export interface FavoriteTileProps {
  title: Title;
  isFavoriteAtLoad: boolean;
  /** Whether this list mixes several languages. */
  hasLanguageMark: boolean;
}

/** A favorite that can be removed. A removed one stays, grayed out, and can be restored (docs/specification.md §4, Favorite). */
export function FavoriteTile({ title, isFavoriteAtLoad, hasLanguageMark }: FavoriteTileProps) {
  const { formatMessage } = useIntl();
  const { isFavorite, isBusy, hasFailed, toggle } = useFavorite(title.titleId, isFavoriteAtLoad);
  const { name } = title;
  const status = hasFailed ? messages.failed : isFavorite ? undefined : messages.titleRemoved;
  return (
    <li className={styles.item}>
      <div className={classNames(styles.tile, !isFavorite && styles.removed)}>
        <TitleTile
          title={title}
          badges={isFavorite ? undefined : <span className={styles.mark}>{formatMessage(messages.removed)}</span>}
          note={hasLanguageMark && <LanguageMarks titles={[title]} />}
        />
      </div>
      <Button
        size="small"
        variant={isFavorite ? 'quiet' : 'secondary'}
        isBusy={isBusy}
        aria-label={formatMessage(isFavorite ? messages.removeTitle : messages.undoTitle, { name })}
        onClick={toggle}
      >
        {formatMessage(isFavorite ? messages.remove : messages.undo)}
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
