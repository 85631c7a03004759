import { createSlice, type PayloadAction, rootReducer } from '@komawari/shared-state';
import { likesApi } from './likesApi';

/** The reader's like of one comment, if they changed it in this visit. */
export interface Like {
  /** The reader's latest choice, which the screen shows at once. */
  isWanted: boolean;
  /** What the server holds, as far as known. */
  isHeld: boolean;
  /** Whether a call is in progress. If so, the next one waits. */
  isSending: boolean;
}

export interface LikesState {
  byComment: Record<number, Like>;
  /** Whether the last choice could not be saved. The screen says so once. */
  hasFailed: boolean;
}

interface OfComment {
  commentId: number;
}

const initialState: LikesState = { byComment: {}, hasFailed: false };

/**
 * Likes override the loaded comments. A comment's count is the loaded count, corrected by the reader's choice. The count is never
 * incremented or decremented, so no order of clicks and answers can make it wrong.
 */
export const likesSlice = createSlice({
  name: 'commentLikes',
  initialState,
  reducers: {
    likeToggled({ byComment }, { payload }: PayloadAction<OfComment & { isHeldAtLoad: boolean }>) {
      const like = (byComment[payload.commentId] ??= settled(payload.isHeldAtLoad));
      like.isWanted = !like.isWanted;
    },
    likeSent({ byComment }, { payload }: PayloadAction<OfComment>) {
      const like = byComment[payload.commentId];
      if (like) like.isSending = true;
    },
    /** The server saved the like. In the meantime the reader may want something else. */
    likeKept({ byComment }, { payload }: PayloadAction<OfComment & { isLiked: boolean }>) {
      const like = byComment[payload.commentId];
      if (like) Object.assign(like, { isHeld: payload.isLiked, isSending: false });
    },
    /** The server did not save the like, and its state wins: the choice is reverted. */
    likeRefused(state, { payload }: PayloadAction<OfComment>) {
      const like = state.byComment[payload.commentId];
      if (!like) return;
      // After two clicks, the reader wants again what the server holds, so there is no error to report.
      if (like.isWanted !== like.isHeld) state.hasFailed = true;
      Object.assign(like, settled(like.isHeld));
    },
    likeErrorSeen(state) {
      state.hasFailed = false;
    },
    /** Another tab of this reader got the server's answer. */
    likeKeptElsewhere({ byComment }, { payload }: PayloadAction<OfComment & { isLiked: boolean }>) {
      if (!byComment[payload.commentId]?.isSending) byComment[payload.commentId] = settled(payload.isLiked);
    },
  },
  extraReducers: (builder) => {
    // The comment is loaded after a call with an unknown outcome. The server's state wins, unless another call is in progress.
    builder.addMatcher(likesApi.endpoints.getComment.matchFulfilled, ({ byComment }, { payload }) => {
      for (const { id, alreadyLiked } of payload.comments) {
        if (byComment[id] && !byComment[id].isSending) byComment[id] = settled(alreadyLiked);
      }
    });
  },
  selectors: {
    selectLike: ({ byComment }, commentId: number): Like | undefined => byComment[commentId],
    selectHasFailed: ({ hasFailed }) => hasFailed,
  },
});

function settled(isHeld: boolean): Like {
  return { isWanted: isHeld, isHeld, isSending: false };
}

declare module '@komawari/shared-state' {
  interface LazySlices {
    commentLikes: LikesState;
  }
}

const injected = likesSlice.injectInto(rootReducer);

export const { likeToggled, likeSent, likeKept, likeRefused, likeErrorSeen, likeKeptElsewhere } = likesSlice.actions;
export const { selectLike, selectHasFailed } = injected.selectors;
