import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { isComic, type Leaf } from './leaves';
import { withPicturesOf } from './withPicturesOf';

const book = (name: string, count: number): Leaf[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'comic',
    index,
    number: index + 1,
    imageUrl: `${name} ${index + 1}`,
    encryptionKey: name,
    width: 700,
    height: 1000,
    type: PageType.SINGLE,
  }));

describe('withPicturesOf', () => {
  it('puts the pictures of the other language into the same boxes', () => {
    const [first, second] = withPicturesOf(book('ru', 2), book('en', 2))!;
    expect(first).toMatchObject({ imageUrl: 'en 1', encryptionKey: 'en', width: 700, number: 1 });
    expect(second).toMatchObject({ imageUrl: 'en 2', number: 2 });
  });

  it('is undefined when the number of pages differs', () => {
    expect(withPicturesOf(book('ru', 3), book('en', 4))).toBeUndefined();
  });

  it('replaces only the pictures: every leaf keeps its index and kind', () => {
    const kinds = fc.array(fc.boolean(), { maxLength: 12 });
    fc.assert(
      fc.property(kinds, (comics) => {
        const leaves = chapterOf('ru', comics);
        const merged = withPicturesOf(leaves, book('en', comics.filter(Boolean).length))!;
        expect(merged.map(({ index, kind }) => ({ index, kind }))).toEqual(leaves.map(({ index, kind }) => ({ index, kind })));
        expect(merged.filter(isComic).map(({ imageUrl }) => imageUrl)).toEqual(
          leaves.filter(isComic).map(({ number }) => `en ${number}`),
        );
        expect(merged.filter((leaf) => !isComic(leaf))).toEqual(leaves.filter((leaf) => !isComic(leaf)));
      }),
    );
  });
});

/** A chapter whose leaves are pictures or advertisements. */
function chapterOf(name: string, comics: readonly boolean[]): Leaf[] {
  const pictures = book(name, comics.filter(Boolean).length);
  let used = 0;
  return comics.map((isPicture, index): Leaf => {
    if (!isPicture) return { kind: 'advertisement', index, banner: aBanner() };
    used += 1;
    return { ...pictures[used - 1]!, index };
  });
}
