import { useBookmark } from '@komawari/shared-state';
import { Button, HeartFilledIcon, HeartIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './LastPage.module.css';
import { messages } from './messages';

/** Adds the title to the favorites, or takes it out again. */
export function FavoriteButton({ titleId, isSubscribed }: { titleId: number; isSubscribed: boolean }) {
  const { formatMessage } = useIntl();
  const bookmark = useBookmark(titleId, isSubscribed);
  return (
    <>
      <Button
        isWide
        aria-pressed={bookmark.isSubscribed}
        isBusy={bookmark.isBusy}
        icon={bookmark.isSubscribed ? <HeartFilledIcon /> : <HeartIcon />}
        onClick={bookmark.toggle}
      >
        {formatMessage(bookmark.isSubscribed ? messages.removeFavorite : messages.addFavorite)}
      </Button>
      {bookmark.hasFailed && (
        <p role="alert" className={styles.note}>
          {formatMessage(messages.favoriteFailed)}
        </p>
      )}
    </>
  );
}
