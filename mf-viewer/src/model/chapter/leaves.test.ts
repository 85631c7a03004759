import { USUAL_PAGE_SIZE } from '@komawari/shared-domain';
import { Language } from '@komawari/shared-proto';
import { aBanner, aLastPage, aMangaPage, aMangaViewer, anAdPage } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { descriptionsOf, isComic, type Leaf, leafOfPageNumber, leavesOf, pageCountOf, pageNumberAt } from './leaves';

const comic = (index: number, number: number): Leaf => ({
  kind: 'comic',
  index,
  number,
  imageUrl: `${number}.jpg`,
  encryptionKey: '',
  width: 700,
  height: 1000,
  type: 0,
});

/** Chapters of pictures, with other pages between them. */
const chapters = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }).map((kinds): Leaf[] => {
  let number = 0;
  return kinds.map((isPicture, index) => {
    if (!isPicture) return { kind: 'advertisement', index, banner: aBanner() };
    number += 1;
    return comic(index, number);
  });
});

describe('leavesOf', () => {
  it('returns the pages in order and numbers the pictures from 1', () => {
    const leaves = leavesOf(aMangaViewer({ pages: [aMangaPage(), aMangaPage(), aLastPage()] }));
    expect(leaves.map(({ kind, index }) => [kind, index])).toEqual([
      ['comic', 0],
      ['comic', 1],
      ['last', 2],
    ]);
    expect(leaves.filter(isComic).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('skips pages without content in indexes and page numbers', () => {
    const empty = { ...aMangaPage(), content: undefined };
    const leaves = leavesOf(aMangaViewer({ pages: [aMangaPage(), empty, aMangaPage()] }));
    expect(leaves.filter(isComic).map(({ index, number }) => [index, number])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('adds an advertisement leaf only when there is a banner for its place', () => {
    const own = aBanner({ id: 7 });
    const viewer = aMangaViewer({ pages: [aMangaPage(), anAdPage(), aLastPage({ publisherBanner: own })] });
    expect(leavesOf(viewer).map(({ kind }) => kind)).toEqual(['comic', 'last']);
    const seen: unknown[] = [];
    const leaves = leavesOf(viewer, (place) => {
      seen.push(place);
      return place.own[0];
    });
    expect(leaves[1]).toEqual({ kind: 'advertisement', index: 1, banner: own });
    expect(seen).toEqual([{ networks: [expect.objectContaining({ network: expect.anything() })], own: [own] }]);
  });

  it('gives a picture without a size the usual page size', () => {
    const page = aMangaPage();
    if (page.content?.kind === 'mangaPage') page.content.value = { ...page.content.value, width: 0, height: 0 };
    expect(leavesOf(aMangaViewer({ pages: [page] }))[0]).toMatchObject(USUAL_PAGE_SIZE);
  });
});

describe('page numbers', () => {
  it('convert to a leaf index and back, whatever lies between the pictures', () => {
    fc.assert(
      fc.property(chapters, (leaves) => {
        for (const leaf of leaves.filter(isComic)) {
          expect(leafOfPageNumber(leaves, leaf.number)).toBe(leaf.index);
          expect(pageNumberAt(leaves, leaf.index)).toBe(leaf.number);
        }
      }),
    );
  });

  it('are clamped to the chapter', () => {
    fc.assert(
      fc.property(chapters, fc.integer({ min: -5, max: 40 }), (leaves, number) => {
        const leaf = leaves[leafOfPageNumber(leaves, number)];
        if (pageCountOf(leaves) > 0) expect(isComic(leaf)).toBe(true);
        else expect(leafOfPageNumber(leaves, number)).toBe(0);
      }),
    );
  });

  it('never decrease from leaf to leaf, and end at the page count', () => {
    fc.assert(
      fc.property(chapters, (leaves) => {
        const numbers = [...leaves, undefined].map((_, index) => pageNumberAt(leaves, index));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(numbers.at(-1)).toBe(Math.max(1, pageCountOf(leaves)));
      }),
    );
  });
});

describe('descriptionsOf', () => {
  const titleAvailableLanguages = [
    { titleId: 7, language: Language.THAI },
    { titleId: 8, language: Language.ENGLISH },
  ];

  it('returns only existing descriptions, in the language of the title', () => {
    const pages = [aMangaPage({ description: 'ฝนตก' }), aMangaPage(), aLastPage()];
    const leaves = leavesOf(aMangaViewer({ titleId: 7, titleAvailableLanguages, pages }));
    expect(descriptionsOf(leaves)).toEqual([{ text: 'ฝนตก', lang: 'th' }]);
    expect(descriptionsOf([undefined, leaves[1], leaves[2]])).toEqual([]);
  });

  it('leaves the language undefined when the title does not specify it', () => {
    const leaves = leavesOf(aMangaViewer({ titleId: 9, titleAvailableLanguages, pages: [aMangaPage({ description: 'Rain.' })] }));
    expect(descriptionsOf(leaves)).toEqual([{ text: 'Rain.', lang: undefined }]);
  });
});
