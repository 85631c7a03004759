import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { isComic, type Leaf } from './leaves';
import { withPicturesOf } from './withPicturesOf';

const book = (name: string, count: number, size = { width: 700, height: 1000 }): Leaf[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'comic',
    index,
    number: index + 1,
    imageUrl: `${name} ${index + 1}`,
    encryptionKey: name,
    ...size,
    type: PageType.SINGLE,
  }));

describe('withPicturesOf', () => {
  it('puts the pictures of the other language into the same boxes', () => {
    const [first, second] = withPicturesOf(book('ru', 2), book('en', 2, { width: 900, height: 900 }))!;
    expect(first).toMatchObject({ imageUrl: 'en 1', encryptionKey: 'en', width: 700, height: 1000, number: 1 });
    expect(second).toMatchObject({ imageUrl: 'en 2', encryptionKey: 'en', width: 700, height: 1000, number: 2 });
  });

  it('removes the drafts, because they show the first language', () => {
    const [leaf] = book('ru', 1);
    const draft = { imageUrl: 'ru 1, low quality', encryptionKey: 'ru' };
    expect(withPicturesOf([{ ...leaf, draft } as Leaf], book('en', 1))).toMatchObject([{ imageUrl: 'en 1', draft: undefined }]);
  });

  it('is undefined when the number of pages differs', () => {
    expect(withPicturesOf(book('ru', 3), book('en', 4))).toBeUndefined();
  });

  it('replaces only the pictures: every leaf keeps its kind, its index and its size', () => {
    const kinds = fc.array(fc.boolean(), { maxLength: 12 });
    fc.assert(
      fc.property(kinds, (comics) => {
        const leaves = chapterOf('ru', comics);
        const merged = withPicturesOf(leaves, book('en', comics.filter(Boolean).length, { width: 900, height: 900 }))!;
        const withoutPicture = (leaf: Leaf) => ({ ...leaf, imageUrl: '', encryptionKey: '', draft: undefined });
        expect(merged.map(withoutPicture)).toEqual(leaves.map(withoutPicture));
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
