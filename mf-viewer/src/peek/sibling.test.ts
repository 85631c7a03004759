import { Language, PageType } from '@komawari/shared-proto';
import { aChapter } from '@komawari/shared-proto/fixtures';
import type { Leaf } from '../model/chapter/leaves';
import { sameChapter, siblingOf, withPicturesOf } from './sibling';

const languages = [
  { titleId: 1, language: Language.RUSSIAN },
  { titleId: 2, language: Language.FRENCH },
  { titleId: 3, language: Language.ENGLISH },
  { titleId: 4, language: Language.GERMAN },
];
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

describe('the language to peek into', () => {
  it('is one that the reader reads', () => {
    expect(siblingOf(languages, 1, ['ru', 'fr'])).toEqual({ titleId: 2, locale: 'fr' });
  });

  it('is English where the reader reads no other', () => {
    expect(siblingOf(languages, 1, ['ru'])).toEqual({ titleId: 3, locale: 'en' });
  });

  it('is whatever there is, and never one that the site does not offer', () => {
    expect(siblingOf(languages.slice(0, 2), 1, [])).toEqual({ titleId: 2, locale: 'fr' });
    expect(siblingOf([languages[0]!, languages[3]!], 1, [])).toBeUndefined();
  });
});

describe('the chapter to peek into', () => {
  it('has the same number, however it is written', () => {
    const chapters = ['#001', '#002', '#010.5', 'ex'].map((name, index) => aChapter({ name, chapterId: index }));
    expect(['#2', ' 010.50', 'EX', '#003'].map((name) => sameChapter(chapters, name)?.name)).toEqual([
      '#002',
      '#010.5',
      'ex',
      undefined,
    ]);
  });
});

describe('the pages of the other language', () => {
  it('come into the same boxes', () => {
    const [first, second] = withPicturesOf(book('ru', 2), book('en', 2))!;
    expect(first).toMatchObject({ imageUrl: 'en 1', encryptionKey: 'en', width: 700, number: 1 });
    expect(second).toMatchObject({ imageUrl: 'en 2', number: 2 });
  });

  it('are refused when there are more or fewer of them', () => {
    expect(withPicturesOf(book('ru', 3), book('en', 4))).toBeUndefined();
  });
});
