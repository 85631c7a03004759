import { errorPopup, useFavorite } from '@komawari/shared-state';
import { Button, HeartFilledIcon, HeartIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './LastPage.module.css';
import { messages } from './messages';

/** Adds the title to the favorites, or removes it. */
export function FavoriteButton({ titleId, isFavoriteAtLoad }: { titleId: number; isFavoriteAtLoad: boolean }) {
  const { formatMessage, locale } = useIntl();
  const favorite = useFavorite(titleId, isFavoriteAtLoad);
  const said = favorite.error && errorPopup(favorite.error, locale)?.popup;
  return (
    <>
      <Button
        isWide
        aria-pressed={favorite.isFavorite}
        isBusy={favorite.isBusy}
        icon={favorite.isFavorite ? <HeartFilledIcon /> : <HeartIcon />}
        onClick={favorite.toggle}
      >
        {formatMessage(favorite.isFavorite ? messages.removeFavorite : messages.addFavorite)}
      </Button>
      {favorite.hasFailed && (
        <p role="alert" className={styles.note}>
          {said ? `${said.subject} – ${said.body}` : formatMessage(messages.favoriteFailed)}
        </p>
      )}
    </>
  );
}
