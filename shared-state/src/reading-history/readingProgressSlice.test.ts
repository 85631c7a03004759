import { makeStore } from '../store';
import { titleForgotten } from './historyActions';
import { initialProgress } from './initialProgress';
import { positionReached } from './positionReached';
import type { ReadingProgress } from './readingHistory';
import { selectProgress, selectProgressByTitle } from './readingProgressSlice';

function aPosition(overrides: Partial<ReadingProgress> = {}): ReadingProgress {
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

test('the last position of a title is kept until the title is forgotten', () => {
  const store = makeStore();
  store.dispatch(positionReached(aPosition({ page: 3 })));
  store.dispatch(positionReached(aPosition({ page: 4 })));
  expect(selectProgress(store.getState(), 1)?.page).toBe(4);
  store.dispatch(titleForgotten({ titleId: 1 }));
  expect(selectProgress(store.getState(), 1)).toBeUndefined();
});

test('beyond 300 titles the oldest position is dropped', () => {
  const positions = Array.from({ length: 300 }, (_, index) => aPosition({ titleId: index + 1, at: index + 1 }));
  const readingProgress = Object.fromEntries(positions.map((position) => [position.titleId, position]));
  const store = makeStore({ readingProgress });
  store.dispatch(positionReached(aPosition({ titleId: 301, at: 301 })));
  const kept = selectProgressByTitle(store.getState());
  expect(Object.keys(kept)).toHaveLength(300);
  expect(kept[1]).toBeUndefined();
  expect(kept[301]).toBeDefined();
});

test.each([[undefined], [null], ['text'], [7]])('stored %p gives no progress', (stored) => {
  expect(initialProgress(stored)).toEqual({});
});

test('stored positions of the wrong shape are left out', () => {
  const stored = { 1: aPosition(), 2: { ...aPosition(), page: 'three' }, 3: null, 4: { ...aPosition(), titleName: undefined } };
  expect(initialProgress(stored)).toEqual({ 1: aPosition() });
});
