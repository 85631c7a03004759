import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import type { Leaf } from '../chapter/leaves';
import type { PageSource } from '../chapter/pageSource';
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
const namesOf = (pages: readonly PageSource[]) => pages.map(({ imageUrl }) => imageUrl);
const indexes = (...args: Parameters<typeof pageQueue>) => {
  const { seen, near } = pageQueue(...args);
  return [...namesOf(seen), ...namesOf(near)].map((name) => Number(name.split(' ')[1]));
};

describe('pageQueue', () => {
  it('queues the visible pages, then the following ones, then those just left', () => {
    expect(indexes(chapter(30), { first: 10, last: 11, direction: 1 })).toEqual([10, 11, 12, 13, 14, 15, 16, 9, 8]);
  });

  it('queues the preceding pages first when the reader turns back', () => {
    expect(indexes(chapter(30), { first: 10, last: 10, direction: -1 })).toEqual([10, 9, 8, 7, 6, 5, 11, 12]);
  });

  it('stays within the chapter', () => {
    expect(indexes(chapter(3), { first: 0, last: 0, direction: 1 })).toEqual([0, 1, 2]);
  });

  it('queues drafts before full pages on a slow connection', () => {
    const drafted = chapter(4).map(
      (leaf): Leaf => (leaf.kind === 'comic' ? { ...leaf, draft: { imageUrl: `draft ${leaf.index}`, encryptionKey: '' } } : leaf),
    );
    const { seen, near } = pageQueue(drafted, { first: 0, last: 0, direction: 1 });
    expect(namesOf(seen)).toEqual(['draft 0', 'page 0']);
    expect(namesOf(near)).toEqual(['draft 1', 'draft 2', 'page 1', 'page 2', 'page 3']);
  });

  it('includes the first pages of the next chapter only near the end', () => {
    const names = (last: number) =>
      namesOf(pageQueue(chapter(30), { first: last, last, direction: 1 }, chapter(9, 'next')).near).filter((name) =>
        name.startsWith('next'),
      ).length;
    expect([names(10), names(25), names(30)]).toEqual([0, 2, 2]);
    expect([isEndNear(chapter(30), 24), isEndNear(chapter(30), 25)]).toEqual([false, true]);
  });
});
