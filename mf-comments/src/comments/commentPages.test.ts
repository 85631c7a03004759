import type { Comment, CommentListView } from '@komawari/shared-proto';
import { aComment } from '@komawari/shared-proto/fixtures';
import { nextCursor, uniqueComments } from './commentPages';

function page(...comments: Partial<Comment>[]): CommentListView {
  return { comments: comments.map((fields) => aComment(fields)), ifSetUserName: false, titleName: '', chapterName: '' };
}

test('nextCursor points after the last comment, by its likes or its date', () => {
  const pages = [page({ id: 4 }, { id: 9, numberOfLikes: 12, created: 300 })];
  expect(nextCursor(pages, 'top', 2)).toBe('12-9');
  expect(nextCursor(pages, 'newest', 2)).toBe('300-9');
});

test('nextCursor is undefined after a page that is not full or is empty', () => {
  expect(nextCursor([page({ id: 4 })], 'top', 2)).toBeUndefined();
  expect(nextCursor([page({ id: 4 }, { id: 5 }), page()], 'top', 2)).toBeUndefined();
});

test('nextCursor is undefined when the server sent the same page twice', () => {
  const same = page({ id: 4 }, { id: 5 });
  expect(nextCursor([same, same], 'top', 2)).toBeUndefined();
});

test('uniqueComments keeps the first position of a comment that appears on two pages', () => {
  const pages = [page({ id: 1 }, { id: 2 }), page({ id: 2 }, { id: 3 })];
  expect(uniqueComments(pages).map(({ id }) => id)).toEqual([1, 2, 3]);
});
