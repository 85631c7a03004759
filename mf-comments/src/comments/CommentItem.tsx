import type { Comment } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { Badge, Image } from '@komawari/shared-ui';
import { FormattedDate, useIntl } from 'react-intl';
import { LikeButton } from '../likes/LikeButton';
import { CommentBody } from './CommentBody';
import styles from './CommentItem.module.css';
import { commentMessages as messages } from './commentsMessages';

export interface CommentItemProps {
  chapterId: number;
  comment: Comment;
  /** Place in the whole list, from 1, and its length, -1 while that is unknown: most of it is not on the page yet. */
  position: number;
  total: number;
}

/** One comment: user name, icon, body, date and like button (spec §2, Comments). */
export function CommentItem({ chapterId, comment, position, total }: CommentItemProps) {
  const { formatMessage } = useIntl();
  return (
    <li className={styles.item} aria-posinset={position} aria-setsize={total}>
      <div className={styles.icon}>
        <Image src={comment.iconUrl} alt="" ratio="1 / 1" />
      </div>
      <div className={styles.head}>
        <span className={styles.name} dir="auto">
          {comment.userName || formatMessage(messages.nameless)}
        </span>
        {comment.isMyComment && <Badge tone="ink">{formatMessage(messages.mine)}</Badge>}
        <CommentDate seconds={comment.created} />
      </div>
      <div className={styles.content}>
        <CommentBody body={comment.body} />
        <LikeButton chapterId={chapterId} comment={comment} />
      </div>
    </li>
  );
}

function CommentDate({ seconds }: { seconds: number }) {
  const timeZone = useAppSelector(selectTimeZone);
  const date = new Date(seconds * 1000);
  return (
    <time className={styles.date} dateTime={date.toISOString()}>
      <FormattedDate value={date} timeZone={timeZone} year="numeric" month="short" day="numeric" />
    </time>
  );
}
