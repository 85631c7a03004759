import type { Comment, CommentListView } from '@komawari/shared-proto';
import { aComment } from '@komawari/shared-proto/fixtures';
import { nextCursor, uniqueComments } from './commentPages';

function page(...comments: Partial<Comment>[]): CommentListView {
  return { comments: comments.map((fields) => aComment(fields)), ifSetUserName: false, titleName: '', chapterName: '' };
}

test('the next page begins after the last comment, by what the order goes by', () => {
  const pages = [page({ id: 4 }, { id: 9, numberOfLikes: 12, created: 300 })];
  expect(nextCursor(pages, 'top', 2)).toBe('12-9');
  expect(nextCursor(pages, 'newest', 2)).toBe('300-9');
});

test('a page that is not full is the last one, and so is an empty one', () => {
  expect(nextCursor([page({ id: 4 })], 'top', 2)).toBeUndefined();
  expect(nextCursor([page({ id: 4 }, { id: 5 }), page()], 'top', 2)).toBeUndefined();
});

test('a server that answers with the same again is not asked a third time', () => {
  const same = page({ id: 4 }, { id: 5 });
  expect(nextCursor([same, same], 'top', 2)).toBeUndefined();
});

test('a comment whose rank moved between two pages is there once, where it was first', () => {
  const pages = [page({ id: 1 }, { id: 2 }), page({ id: 2 }, { id: 3 })];
  expect(uniqueComments(pages).map(({ id }) => id)).toEqual([1, 2, 3]);
});
