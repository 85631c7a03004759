import {
  createSelector,
  createSlice,
  type PayloadAction,
  type RootState,
  rootReducer,
  selectFinishedChapterIds,
  selectProgressByTitle,
} from '@komawari/shared-state';

export interface SpoilerCoverState {
  /** Chapters whose comments the reader opened before the end, in this visit. */
  openedIds: readonly number[];
}

const initialState: SpoilerCoverState = { openedIds: [] };

/** Comments tell what happens, so they stay closed until the chapter's last page was reached, unless the reader opens them. */
export const spoilerCoverSlice = createSlice({
  name: 'spoilerCover',
  initialState,
  reducers: {
    commentsOpened({ openedIds }, { payload }: PayloadAction<{ chapterId: number }>) {
      return { openedIds: [...openedIds, payload.chapterId] };
    },
  },
  selectors: {
    selectWasOpened: ({ openedIds }, chapterId: number) => openedIds.includes(chapterId),
  },
});

declare module '@komawari/shared-state' {
  interface LazySlices {
    spoilerCover: SpoilerCoverState;
  }
}

export const { selectWasOpened } = spoilerCoverSlice.injectInto(rootReducer).selectors;

export const { commentsOpened } = spoilerCoverSlice.actions;

/** How far the reader is in a chapter; `undefined` for one that was not begun, or that lies behind the position that is kept. */
export const selectProgressInChapter = createSelector(
  [selectProgressByTitle, (_state: RootState, chapterId: number) => chapterId],
  (byTitle, chapterId) => Object.values(byTitle).find((progress) => progress.chapterId === chapterId),
);

/**
 * Whether the comments of a chapter are shown. The history knows every chapter that was finished, the progress only each
 * title's last position.
 */
export function selectIsOpen(state: RootState, chapterId: number): boolean {
  const progress = selectProgressInChapter(state, chapterId);
  const isAtItsEnd = progress !== undefined && progress.page + 1 >= progress.pageCount;
  return isAtItsEnd || selectFinishedChapterIds(state).has(chapterId) || selectWasOpened(state, chapterId);
}
