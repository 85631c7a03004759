import { createSlice, type PayloadAction, rootReducer } from '@komawari/shared-state';
import { likesApi } from './likesApi';

/** What this reader thinks of one comment, as far as it was decided in this visit. */
export interface Like {
  /** What the reader chose last: what the screen shows at once. */
  isWanted: boolean;
  /** What the server is known to hold. */
  isHeld: boolean;
  /** A call is under way, so the next one waits. */
  isSending: boolean;
}

export interface LikesState {
  byComment: Record<number, Like>;
  /** The last choice could not be kept; the screen says so once. */
  hasFailed: boolean;
}

interface OfComment {
  commentId: number;
}

const initialState: LikesState = { byComment: {}, hasFailed: false };

/**
 * Likes lie over the loaded comments. A comment's count is the loaded one, corrected by what was decided since:
 * nothing is ever counted up or down, so no order of clicks and answers can make it drift.
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
    /** The server did it. What the reader wants may have changed meanwhile. */
    likeKept({ byComment }, { payload }: PayloadAction<OfComment & { isLiked: boolean }>) {
      const like = byComment[payload.commentId];
      if (like) Object.assign(like, { isHeld: payload.isLiked, isSending: false });
    },
    /** The server did not do it, and its word counts: the choice is taken back. */
    likeRefused(state, { payload }: PayloadAction<OfComment>) {
      const like = state.byComment[payload.commentId];
      if (!like) return;
      // Clicked twice, the reader is back where the server is, and there is nothing to report.
      if (like.isWanted !== like.isHeld) state.hasFailed = true;
      Object.assign(like, settled(like.isHeld));
    },
    likeErrorSeen(state) {
      state.hasFailed = false;
    },
    /** Another tab of this reader has heard from the server. */
    likeKeptElsewhere({ byComment }, { payload }: PayloadAction<OfComment & { isLiked: boolean }>) {
      if (!byComment[payload.commentId]?.isSending) byComment[payload.commentId] = settled(payload.isLiked);
    },
  },
  extraReducers: (builder) => {
    // Asked after a call whose end nobody knows, the server's word counts, except over what is on its way.
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
