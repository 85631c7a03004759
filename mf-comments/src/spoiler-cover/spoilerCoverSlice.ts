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
  /** Chapters whose comments the reader opened before finishing them, in this visit. */
  openedIds: readonly number[];
}

const initialState: SpoilerCoverState = { openedIds: [] };

/** Comments contain spoilers. So they stay closed until the reader has reached the chapter's last page, or opens them. */
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

/** Progress in a chapter. `undefined` if it was not begun, or if the title's stored position is in another chapter. */
export const selectProgressInChapter = createSelector(
  [selectProgressByTitle, (_state: RootState, chapterId: number) => chapterId],
  (byTitle, chapterId) => Object.values(byTitle).find((progress) => progress.chapterId === chapterId),
);

/**
 * Whether the comments of a chapter are shown. The history contains every finished chapter. The progress contains only each
 * title's last position.
 */
export function selectIsOpen(state: RootState, chapterId: number): boolean {
  const progress = selectProgressInChapter(state, chapterId);
  const isAtItsEnd = progress !== undefined && progress.page + 1 >= progress.pageCount;
  return isAtItsEnd || selectFinishedChapterIds(state).has(chapterId) || selectWasOpened(state, chapterId);
}
