import { ContentError } from './ContentError';

it('a ContentError has its kind and details in the message', () => {
  const error = new ContentError('titleNotFound', 'title_id: there is no title 7');
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('ContentError');
  expect(error.message).toBe('titleNotFound: title_id: there is no title 7');
  expect(error.recoveryLinks).toBeUndefined();
});

it('a ContentError carries recovery links for the reader', () => {
  const recoveryLinks = { titleId: 1, nearest: { chapterId: 3, name: '#003' }, endedAt: 9 };
  expect(new ContentError('chapterEnded', 'chapter_id: over', recoveryLinks).recoveryLinks).toBe(recoveryLinks);
});
