import { titleForgotten } from '../reading-history/historyActions';
import { placeReached } from '../reading-history/placeReached';
import { makeStore } from '../store';
import { initialProgress, type ReadingProgress, selectProgress, selectProgressByTitle } from './readingProgressSlice';

function aPlace(overrides: Partial<ReadingProgress> = {}): ReadingProgress {
  return {
    titleId: 1,
    titleName: 'Ink',
    portraitImageUrl: '/images/ink',
    chapterId: 11,
    chapterName: '#001',
    page: 3,
    pageCount: 20,
    fraction: 0.5,
    at: 1_000,
    ...overrides,
  };
}

test('the last place of a title is kept, and forgotten on request', () => {
  const store = makeStore();
  store.dispatch(placeReached(aPlace({ page: 3 })));
  store.dispatch(placeReached(aPlace({ page: 4 })));
  expect(selectProgress(store.getState(), 1)?.page).toBe(4);
  store.dispatch(titleForgotten({ titleId: 1 }));
  expect(selectProgress(store.getState(), 1)).toBeUndefined();
});

test('beyond 300 titles the oldest place goes', () => {
  const places = Array.from({ length: 300 }, (_, index) => aPlace({ titleId: index + 1, at: index + 1 }));
  const readingProgress = Object.fromEntries(places.map((place) => [place.titleId, place]));
  const store = makeStore({ readingProgress });
  store.dispatch(placeReached(aPlace({ titleId: 301, at: 301 })));
  const kept = selectProgressByTitle(store.getState());
  expect(Object.keys(kept)).toHaveLength(300);
  expect(kept[1]).toBeUndefined();
  expect(kept[301]).toBeDefined();
});

test.each([[undefined], [null], ['text'], [7]])('stored %p is no progress', (stored) => {
  expect(initialProgress(stored)).toEqual({});
});

test('of stored progress, entries of the wrong shape are left out', () => {
  const stored = { 1: aPlace(), 2: { ...aPlace(), page: 'three' }, 3: null, 4: { ...aPlace(), titleName: undefined } };
  expect(initialProgress(stored)).toEqual({ 1: aPlace() });
});
