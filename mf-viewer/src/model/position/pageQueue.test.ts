import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import type { Leaf } from '../chapter/leaves';
import { isEndNear, pageQueue } from './pageQueue';

const chapter = (count: number, name = 'page'): Leaf[] => [
  ...Array.from(
    { length: count },
    (_, index): Leaf => ({
      kind: 'comic',
      index,
      number: index + 1,
      imageUrl: `${name} ${index}`,
      encryptionKey: '',
      width: 2,
      height: 3,
      type: PageType.SINGLE,
    }),
  ),
  { kind: 'advertisement', index: count, banner: aBanner() },
];
const indexes = (...args: Parameters<typeof pageQueue>) =>
  pageQueue(...args).map(({ imageUrl }) => Number(imageUrl.split(' ')[1]));

describe('the pages to have ready', () => {
  it('are those in sight, then those that follow, then those just left', () => {
    expect(indexes(chapter(30), { first: 10, last: 11, direction: 1 })).toEqual([10, 11, 12, 13, 14, 15, 16, 9, 8]);
  });

  it('follow a reader who turns back', () => {
    expect(indexes(chapter(30), { first: 10, last: 10, direction: -1 })).toEqual([10, 9, 8, 7, 6, 5, 11, 12]);
  });

  it('are bounded by the chapter', () => {
    expect(indexes(chapter(3), { first: 0, last: 0, direction: 1 })).toEqual([0, 1, 2]);
  });

  it('come as drafts first on a slow line', () => {
    const drafted = chapter(4).map(
      (leaf): Leaf => (leaf.kind === 'comic' ? { ...leaf, draft: { imageUrl: `draft ${leaf.index}`, encryptionKey: '' } } : leaf),
    );
    expect(pageQueue(drafted, { first: 0, last: 0, direction: 1 }).map(({ imageUrl }) => imageUrl)).toEqual([
      'draft 0',
      'page 0',
      'draft 1',
      'draft 2',
      'page 1',
      'page 2',
      'page 3',
    ]);
  });

  it('include the first of the next chapter near the end, and only there', () => {
    const names = (last: number) =>
      pageQueue(chapter(30), { first: last, last, direction: 1 }, chapter(9, 'next')).filter(({ imageUrl }) =>
        imageUrl.startsWith('next'),
      ).length;
    expect([names(10), names(25), names(30)]).toEqual([0, 2, 2]);
    expect([isEndNear(chapter(30), 24), isEndNear(chapter(30), 25)]).toEqual([false, true]);
  });
});
