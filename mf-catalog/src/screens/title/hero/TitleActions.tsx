import { paths } from '@komawari/shared-domain';
import type { Sns, Title } from '@komawari/shared-proto';
import { errorPopup, Link, useFavorite } from '@komawari/shared-state';
import { BookIcon, Button, buttonClass, HeartFilledIcon, HeartIcon, LiveRegion } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { ShareButton } from '../../../share/ShareButton';
import type { ReadNext } from '../chapter-rules/readNext';
import { messages } from './messages';
import styles from './TitleActions.module.css';

export interface TitleActionsProps {
  title: Title;
  /** The state in the answer. A choice that the reader made since then overrides it. */
  isFavoriteAtLoad: boolean;
  sns: Sns | undefined;
  next: ReadNext | undefined;
}

/** The main button, then favorite and share. */
export function TitleActions({ title, isFavoriteAtLoad, sns, next }: TitleActionsProps) {
  const { formatMessage, locale } = useIntl();
  const favorite = useFavorite(title.titleId, isFavoriteAtLoad);
  const said = favorite.error && errorPopup(favorite.error, locale)?.popup;
  const words = said ? `${said.subject} – ${said.body}` : formatMessage(messages.favoriteFailed);
  const failure = favorite.hasFailed ? words : '';
  return (
    <div className={styles.actions}>
      <ReadLink next={next} />
      <Button
        aria-pressed={favorite.isFavorite}
        isBusy={favorite.isBusy}
        icon={favorite.isFavorite ? <HeartFilledIcon /> : <HeartIcon />}
        onClick={favorite.toggle}
      >
        {formatMessage(favorite.isFavorite ? messages.favoriteRemove : messages.favoriteAdd)}
      </Button>
      <ShareButton name={title.name} text={sns?.body || title.name} url={sns?.url} />
      <LiveRegion isUrgent message={failure} />
      {failure && (
        <p className={styles.failed} aria-hidden="true">
          {failure}
        </p>
      )}
    </div>
  );
}

function ReadLink({ next }: Pick<TitleActionsProps, 'next'>) {
  const { formatMessage } = useIntl();
  if (!next) return <p className={styles.nothing}>{formatMessage(messages.nothingToRead)}</p>;
  const chapter = next.chapterName;
  const words = {
    start: () => formatMessage(messages.read, { chapter }),
    next: () => formatMessage(messages.continueWith, { chapter }),
    continue: () => formatMessage(messages.continueAt, { chapter, page: next.kind === 'continue' ? next.page : 1 }),
  };
  return (
    <Link to={paths.viewer(next.chapterId)} className={buttonClass({ variant: 'primary', size: 'large' })}>
      <BookIcon />
      {words[next.kind]()}
    </Link>
  );
}
