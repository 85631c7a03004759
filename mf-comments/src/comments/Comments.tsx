import { useAppSelector } from '@komawari/shared-state';
import { Button, StatePanel, useNearScreen } from '@komawari/shared-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { MutedLine } from '../mutes/MutedLine';
import { useIsOpenInAddress } from '../spoiler-cover/openInAddress';
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

/** Far enough for the next comments to load before the reader reaches them. */
const MARGIN = '1600px 0px';

const NO_PAGES = [] as const;

/** The comments of a chapter in any state: closed, loading, failed, empty or loaded. */
export function Comments({ chapterId }: { chapterId: number }) {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useCommentOrder();
  const isOpenInAddress = useIsOpenInAddress();
  const isOpen = useAppSelector((state) => selectIsOpen(state, chapterId)) || isOpenInAddress;
  // Requested even while they are closed. So they open at once, and a chapter without comments has nothing to close.
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

/** The end of the loaded comments. The next page loads when this comes near. After a failure, it loads with a press. */
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

/** Requests the next page when it comes near. Each page has its own mark, so that the browser reports the position anew. */
function NextPageMark({ onNear }: { onNear: (() => unknown) | undefined }) {
  const mark = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(mark, { margin: MARGIN });
  // The effect starts the load.
  useEffect(() => {
    if (isNear) void onNear?.();
  }, [isNear, onNear]);
  return <div ref={mark} />;
}
