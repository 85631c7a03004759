import { Link, Navigate, paths, useParams } from '@komawari/shared-state';
import { BackIcon, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { AppPrompt } from '../app-prompt/AppPrompt';
import { LikeFailure } from '../likes/LikeFailure';
import { useLikesOfOtherTabs } from '../likes/likesOfOtherTabs';
import { chapterIdOfPath } from './chapterIdOfPath';
import { CommentList } from './CommentList';
import { useGetCommentsQuery } from './commentsApi';
import { CommentSkeleton } from './CommentSkeleton';
import { commentsMessages as messages } from './commentsMessages';
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
