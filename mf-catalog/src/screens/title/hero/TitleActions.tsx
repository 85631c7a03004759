import { paths } from '@komawari/shared-domain';
import type { Sns, Title } from '@komawari/shared-proto';
import { Link, useBookmark } from '@komawari/shared-state';
import { BookIcon, Button, buttonClass, HeartFilledIcon, HeartIcon, LiveRegion } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { ShareButton } from '../../../share/ShareButton';
import type { ReadNext } from '../chapter-rules/readNext';
import { messages } from './messages';
import styles from './TitleActions.module.css';

export interface TitleActionsProps {
  title: Title;
  /** As the answer said; what the reader decided since then stands above it. */
  isSubscribed: boolean;
  sns: Sns | undefined;
  next: ReadNext | undefined;
}

/** The one thing to press next, then favorite and share. */
export function TitleActions({ title, isSubscribed, sns, next }: TitleActionsProps) {
  const { formatMessage } = useIntl();
  const bookmark = useBookmark(title.titleId, isSubscribed);
  return (
    <div className={styles.actions}>
      <ReadLink next={next} />
      <Button
        aria-pressed={bookmark.isSubscribed}
        isBusy={bookmark.isBusy}
        icon={bookmark.isSubscribed ? <HeartFilledIcon /> : <HeartIcon />}
        onClick={bookmark.toggle}
      >
        {formatMessage(bookmark.isSubscribed ? messages.favoriteRemove : messages.favoriteAdd)}
      </Button>
      <ShareButton name={title.name} text={sns?.body || title.name} url={sns?.url} />
      <LiveRegion isUrgent message={bookmark.hasFailed ? formatMessage(messages.favoriteFailed) : ''} />
      {bookmark.hasFailed && (
        <p className={styles.failed} aria-hidden="true">
          {formatMessage(messages.favoriteFailed)}
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
