import { useAppSelector } from '@komawari/shared-state';
import { Button, StatePanel, useNearScreen } from '@komawari/shared-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { MutedLine } from '../mutes/MutedLine';
import { SpoilerCover } from '../spoiler-cover/SpoilerCover';
import { selectIsOpen } from '../spoiler-cover/spoilerCoverSlice';
import { CommentList } from './CommentList';
import { CommentSkeleton } from './CommentSkeleton';
import { uniqueComments } from './commentPages';
import { useGetCommentsInfiniteQuery } from './commentsApi';
import { commentsMessages as messages } from './commentsMessages';
import { LoadError } from './LoadError';
import { OrderChoice } from './OrderChoice';
import { useCommentOrder } from './useCommentOrder';

/** Far enough that the next comments are there before the reader is. */
const MARGIN = '1600px 0px';

const NO_PAGES = [] as const;

/** The comments of a chapter, whatever state they are in: closed, on their way, not there, none, or here. */
export function Comments({ chapterId }: { chapterId: number }) {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useCommentOrder();
  const isOpen = useAppSelector((state) => selectIsOpen(state, chapterId));
  // Also while they are closed: they open at once then, and a chapter without any has nothing to close.
  const query = useGetCommentsInfiniteQuery({ chapterId, order });
  const { currentData, error, isFetching, refetch } = query;
  const comments = useMemo(() => uniqueComments(currentData?.pages ?? NO_PAGES), [currentData]);
  if (error && !currentData) return <LoadError error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (currentData && comments.length === 0) {
    return (
      <StatePanel kind="empty" scene="noComments" title={formatMessage(messages.emptyTitle)}>
        {formatMessage(messages.emptyText)}
      </StatePanel>
    );
  }
  if (!isOpen) return <SpoilerCover chapterId={chapterId} />;
  return (
    <>
      {comments.length !== 1 && <OrderChoice order={order} onChange={setOrder} />}
      <MutedLine comments={comments} />
      {currentData ? (
        <CommentList chapterId={chapterId} comments={comments} total={query.hasNextPage ? -1 : comments.length} />
      ) : (
        <CommentSkeleton />
      )}
      {query.hasNextPage && <MoreComments query={query} />}
    </>
  );
}

type CommentsQuery = ReturnType<typeof useGetCommentsInfiniteQuery>;

/** The end of what is here: the next page comes by itself when it is near, or by a press where that failed. */
function MoreComments({ query }: { query: CommentsQuery }) {
  const { formatMessage } = useIntl();
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  return (
    <>
      {!isFetchNextPageError && <NextPageMark key={data?.pages.length} onNear={isFetchingNextPage ? undefined : fetchNextPage} />}
      <Button isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {formatMessage(isFetchNextPageError ? messages.moreFailed : messages.more)}
      </Button>
    </>
  );
}

/** Asks for the next page when it comes near. Each page has one of its own, for which the browser tells anew where it is. */
function NextPageMark({ onNear }: { onNear: (() => unknown) | undefined }) {
  const mark = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(mark, { margin: MARGIN });
  // Loading is the effect.
  useEffect(() => {
    if (isNear) void onNear?.();
  }, [isNear, onNear]);
  return <div ref={mark} />;
}
