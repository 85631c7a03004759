import type { Comment } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { Badge, Image } from '@komawari/shared-ui';
import { useRef } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { LikeButton } from '../likes/LikeButton';
import { MuteButton } from '../mutes/MuteButton';
import { MuteNote } from '../mutes/MuteNote';
import { selectVisibility } from '../mutes/mutesSlice';
import { CommentBody } from './CommentBody';
import styles from './CommentItem.module.css';
import { commentMessages as messages } from './commentsMessages';

export interface CommentItemProps {
  chapterId: number;
  comment: Comment;
  /** Position from 1 in the whole list, and the list's length, which is -1 while most comments have not loaded. */
  position: number;
  total: number;
}

/** One comment in its list, unless its author is muted. */
export function CommentItem({ chapterId, comment, position, total }: CommentItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const visibility = useAppSelector((state) => selectVisibility(state, comment));
  // The pressed button disappears, so the focus moves to the comment at the same position.
  const keepFocus = () => item.current?.focus({ preventScroll: true });
  if (visibility === 'hidden') return null;
  return (
    <div
      ref={item}
      role="listitem"
      className={visibility === 'note' ? styles.noted : styles.item}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={total}
    >
      {visibility === 'note' ? (
        <MuteNote comment={comment} onChange={keepFocus} />
      ) : (
        <CommentContent chapterId={chapterId} comment={comment} onMuteChange={keepFocus} />
      )}
    </div>
  );
}

interface CommentContentProps {
  chapterId: number;
  comment: Comment;
  onMuteChange: () => void;
}

/** User name, icon, body, date and like button (docs/specification.md §2, Comments). */
function CommentContent({ chapterId, comment, onMuteChange }: CommentContentProps) {
  const { formatMessage } = useIntl();
  return (
    <>
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
      <div>
        <CommentBody
          comment={comment}
          like={<LikeButton chapterId={chapterId} comment={comment} />}
          mute={<MuteButton comment={comment} onChange={onMuteChange} />}
        />
      </div>
    </>
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
