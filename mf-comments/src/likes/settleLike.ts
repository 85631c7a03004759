import { isPassing, type RootState, type Store } from '@komawari/shared-state';
import { likesApi } from './likesApi';
import { tellOtherTabs } from './likesOfOtherTabs';
import { likeKept, likeRefused, likeSent, selectLike } from './likesSlice';

export interface LikeTarget {
  chapterId: number;
  commentId: number;
}

/**
 * Sends the reader's choice to the server until both agree. There is one call at a time per comment. Clicks in the meantime are
 * sent after it, so the server gets the choices in order.
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
        // A call whose answer was lost may have succeeded. Only the server knows, so this asks it.
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
