import { Link, Navigate, paths, useAppDispatch, useAppSelector, useParams } from '@komawari/shared-state';
import { BackIcon, StatePanel, Toast, usePageTitle } from '@komawari/shared-ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { AppPrompt } from '../app-prompt/AppPrompt';
import { useLikesOfOtherTabs } from '../likes/likesOfOtherTabs';
import { likeFailureSeen, selectHasFailed } from '../likes/likesSlice';
import { chapterIdOfPath } from './chapterIdOfPath';
import { CommentList } from './CommentList';
import { useGetCommentsQuery } from './commentsApi';
import { CommentSkeleton } from './CommentSkeleton';
import { commentsMessages as messages, likeFailedMessage } from './commentsMessages';
import styles from './CommentsPage.module.css';
import { LoadFault } from './LoadFault';

/** `/comments/:chapterId` (spec §2, Comments). */
export function CommentsPage() {
  const chapterId = chapterIdOfPath(useParams().chapterId);
  if (chapterId === undefined) return <Navigate to={paths.error()} replace />;
  return <ChapterComments chapterId={chapterId} />;
}

function ChapterComments({ chapterId }: { chapterId: number }) {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  useLikesOfOtherTabs();
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={paths.viewer(chapterId)}>
        <BackIcon size="small" />
        {formatMessage(messages.back)}
      </Link>
      <h1 className={styles.title} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <AppPrompt />
      <div className={styles.comments}>
        <Comments chapterId={chapterId} />
      </div>
      <LikeFailure />
    </div>
  );
}

function Comments({ chapterId }: { chapterId: number }) {
  const { formatMessage } = useIntl();
  const { currentData, error, isFetching, refetch } = useGetCommentsQuery({ chapterId });
  if (error && !currentData) return <LoadFault error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (!currentData) return <CommentSkeleton />;
  if (currentData.comments.length > 0) return <CommentList chapterId={chapterId} comments={currentData.comments} />;
  return (
    <StatePanel kind="empty" title={formatMessage(messages.emptyTitle)}>
      {formatMessage(messages.emptyText)}
    </StatePanel>
  );
}

function LikeFailure() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const hasFailed = useAppSelector(selectHasFailed);
  const dismiss = useCallback(() => dispatch(likeFailureSeen()), [dispatch]);
  return <Toast message={hasFailed ? formatMessage(likeFailedMessage) : undefined} onDismiss={dismiss} />;
}
