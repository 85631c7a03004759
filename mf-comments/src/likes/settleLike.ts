import { isPassing, type RootState, type Store } from '@komawari/shared-state';
import { likesApi } from './likesApi';
import { tellOtherTabs } from './likesOfOtherTabs';
import { likeKept, likeRefused, likeSent, selectLike } from './likesSlice';

export interface LikeTarget {
  chapterId: number;
  commentId: number;
}

/**
 * Tells the server what the reader wants, until the two agree. One call at a time per comment:
 * whatever is clicked meanwhile is caught up with afterwards, so the server sees the choices in their order.
 */
export function settleLike({ chapterId, commentId }: LikeTarget) {
  return async (dispatch: Store['dispatch'], getState: () => RootState): Promise<void> => {
    const like = () => selectLike(getState(), commentId);
    if (like()?.isSending) return;
    for (let now = like(); now && now.isWanted !== now.isHeld; now = like()) {
      const isLiked = now.isWanted;
      dispatch(likeSent({ commentId }));
      const call = dispatch(likesApi.endpoints.setLike.initiate({ commentId, isLiked }, { track: false }));
      const { error } = await call;
      if (error) {
        dispatch(likeRefused({ commentId }));
        // An answer that never came may still have been a yes: only the server knows, so it is asked.
        const isUncertain = 'kind' in error && isPassing(error);
        if (isUncertain) askAgain(dispatch, { chapterId, commentId });
        return;
      }
      dispatch(likeKept({ commentId, isLiked }));
      tellOtherTabs({ commentId, isLiked });
    }
  };
}

function askAgain(dispatch: Store['dispatch'], target: LikeTarget): void {
  void dispatch(likesApi.endpoints.getComment.initiate(target, { forceRefetch: true, subscribe: false }));
}
