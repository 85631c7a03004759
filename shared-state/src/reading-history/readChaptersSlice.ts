import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { historyCleared, historyMerged, positionKept, titleForgotten } from './historyActions';
import { mergedChapters, newestChapters } from './mergedChapters';
import type { ReadChapter, ReadingProgress } from './readingHistory';

const initialState: readonly ReadChapter[] = [];

/** The chapters that the reader opened last, newest first, stored in the browser next to the positions. */
export const readChaptersSlice = createSlice({
  name: 'readChapters',
  initialState,
  reducers: {
    chaptersStoredElsewhere: (_state, { payload }: PayloadAction<readonly ReadChapter[]>) => payload,
  },
  extraReducers: (builder) => {
    builder
      .addCase(positionKept, (state, { payload }) => withPosition(state, payload))
      .addCase(titleForgotten, (state, { payload }) => state.filter(({ titleId }) => titleId !== payload.titleId))
      .addCase(historyMerged, (state, { payload }) => mergedChapters(state, payload.chapters))
      .addCase(historyCleared, () => []);
  },
  selectors: {
    selectReadChapters: (state) => state,
    selectFinishedChapterIds: createSelector(
      [(chapters: readonly ReadChapter[]) => chapters],
      (chapters): ReadonlySet<number> =>
        new Set(chapters.filter(({ isFinished }) => isFinished).map(({ chapterId }) => chapterId)),
    ),
  },
});

export const { chaptersStoredElsewhere } = readChaptersSlice.actions;
export const { selectReadChapters, selectFinishedChapterIds } = readChaptersSlice.selectors;

/** Returns the same list while the page stays the same, so that scrolling writes only the position. */
function withPosition(chapters: readonly ReadChapter[], position: ReadingProgress): readonly ReadChapter[] {
  const { titleId, chapterId, chapterName, page, pageCount, at } = position;
  const known = chapters.find((chapter) => chapter.chapterId === chapterId);
  if (known && known === chapters[0] && known.page === page && known.pageCount === pageCount) return chapters;
  const isFinished = page + 1 >= pageCount || known?.isFinished === true;
  const others = chapters.filter((chapter) => chapter !== known);
  return newestChapters([{ titleId, chapterId, chapterName, page, pageCount, isFinished, at }, ...others]);
}

/** Validates a stored value. Entries of the wrong shape are left out. */
export function initialChapters(stored: unknown): readonly ReadChapter[] {
  return Array.isArray(stored) ? newestChapters(stored.filter(isReadChapter)) : [];
}

function isReadChapter(value: unknown): value is ReadChapter {
  // Each field is checked below.
  const { chapterName, isFinished, ...numbers } = (value ?? {}) as ReadChapter;
  const { titleId, chapterId, page, pageCount, at } = numbers;
  const areNumbers = [titleId, chapterId, page, pageCount, at].every(Number.isFinite);
  return areNumbers && typeof chapterName === 'string' && typeof isFinished === 'boolean';
}
