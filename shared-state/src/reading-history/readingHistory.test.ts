import { historyPauseChosen } from '../preferences/preferencesSlice';
import { makeStore } from '../store';
import { historyCleared, historyMerged, titleForgotten } from './historyActions';
import { positionReached } from './positionReached';
import { initialChapters, selectFinishedChapterIds, selectReadChapters } from './readChaptersSlice';
import type { ReadingProgress } from './readingHistory';
import { selectProgress, selectProgressByTitle } from './readingProgressSlice';

function setup() {
  const store = makeStore();
  let at = 0;
  const read = (position: Partial<ReadingProgress>) =>
    store.dispatch(
      positionReached({
        titleId: 1,
        titleName: 'Ink',
        portraitImageUrl: '/images/ink',
        chapterId: 11,
        chapterName: '#001',
        page: 0,
        pageCount: 3,
        fraction: 0,
        at: (at += 1000),
        ...position,
      }),
    );
  const chapterIds = () => selectReadChapters(store.getState()).map(({ chapterId }) => chapterId);
  const finished = () => [...selectFinishedChapterIds(store.getState())];
  return { store, read, chapterIds, finished };
}

test('the chapter that was read last comes first, and each chapter is listed once', () => {
  const { read, chapterIds } = setup();
  read({ chapterId: 11 });
  read({ chapterId: 12 });
  read({ titleId: 2, chapterId: 21 });
  read({ chapterId: 11 });
  expect(chapterIds()).toEqual([11, 21, 12]);
});

test('a chapter is finished on its last page, and stays so when it is opened again', () => {
  const { read, finished } = setup();
  read({ page: 1 });
  expect(finished()).toEqual([]);
  read({ page: 2 });
  expect(finished()).toEqual([11]);
  read({ page: 0 });
  expect(finished()).toEqual([11]);
});

test('moving within a page changes the position and keeps the same list of chapters', () => {
  const { store, read } = setup();
  read({ fraction: 0.1 });
  const before = selectReadChapters(store.getState());
  read({ fraction: 0.9 });
  expect(selectReadChapters(store.getState())).toBe(before);
  expect(selectProgress(store.getState(), 1)?.fraction).toBe(0.9);
});

test('nothing is recorded while the history is paused', () => {
  const { store, read, chapterIds } = setup();
  read({ chapterId: 11, page: 1 });
  store.dispatch(historyPauseChosen(true));
  read({ chapterId: 12 });
  read({ titleId: 2, chapterId: 21 });
  expect(chapterIds()).toEqual([11]);
  expect(Object.keys(selectProgressByTitle(store.getState()))).toEqual(['1']);
  store.dispatch(historyPauseChosen(false));
  read({ chapterId: 12 });
  expect(chapterIds()).toEqual([12, 11]);
});

test('forgetting a title removes its chapters, and merging restores them', () => {
  const { store, read, chapterIds } = setup();
  read({ chapterId: 11 });
  read({ titleId: 2, chapterId: 21 });
  const { readingProgress: progress, readChapters: chapters } = store.getState();
  store.dispatch(titleForgotten({ titleId: 1 }));
  expect(selectProgress(store.getState(), 1)).toBeUndefined();
  expect(chapterIds()).toEqual([21]);
  store.dispatch(historyMerged({ progress, chapters }));
  expect(store.getState()).toMatchObject({ readingProgress: progress, readChapters: chapters });
});

test('clearing the history removes everything', () => {
  const { store, read } = setup();
  read({ page: 2 });
  store.dispatch(historyCleared());
  expect(store.getState()).toMatchObject({ readingProgress: {}, readChapters: [] });
});

test.each([[undefined], [null], ['text'], [{ 1: 'text' }]])('stored %p gives an empty list of chapters', (stored) => {
  expect(initialChapters(stored)).toEqual([]);
});

test('stored chapters of the wrong shape are left out', () => {
  const right = { titleId: 1, chapterId: 11, chapterName: '#001', page: 0, pageCount: 3, isFinished: false, at: 5 };
  expect(initialChapters([right, null, { ...right, at: 'now' }, { ...right, isFinished: undefined }])).toEqual([right]);
});
