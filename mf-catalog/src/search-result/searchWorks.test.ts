import { type AllTitlesGroup, Language, type Title } from '@komawari/shared-proto';
import fc from 'fast-check';
import { isNearly } from './isNearly';
import { markedParts } from './markedParts';
import { searchableWorks, searchWorks } from './searchWorks';

let nextId = 1;

function group(...titles: [name: string, author: string, language?: Language][]): AllTitlesGroup {
  const made = titles.map(([name, author, language = Language.ENGLISH]) => ({ titleId: nextId++, name, author, language }) as Title);
  return { theTitle: made[0]?.name ?? '', titles: made };
}

const SHELF = [
  group(['Neon Harbor', 'Aiko Marlowe'], ['Неоновая гавань', 'Айко Марлоу', Language.RUSSIAN]),
  group(['The Harbor Master', 'Jon Vale']),
  group(['Café of Lanterns', 'Inès Ruiz'], ['คาเฟ่โคมกระดาษ', 'อิเนส', Language.THAI]),
  group(['Ёлка', 'Лев', Language.RUSSIAN]),
];

const find = (keyword: string, preferred: Language[] = [Language.ENGLISH, Language.RUSSIAN, Language.THAI]) =>
  searchWorks(searchableWorks(SHELF, preferred), keyword).map(({ title }) => title.name);

describe('searchWorks', () => {
  it('finds at least every substring of a name or an author, whatever its case (the floor of the specification)', () => {
    const letter = fc.constantFrom(...'aBcéÑßЁжЩกาน้ำ 12'.match(/\P{M}\p{M}*/gu)!);
    const words = fc.array(letter, { minLength: 1, maxLength: 12 }).filter((letters) => letters.join('').trim() !== '');
    const keywordOf = (letters: string[], from: number) => letters.slice(from % letters.length).join('').trim();
    fc.assert(
      fc.property(words, words, fc.nat(11), fc.boolean(), (name, author, from, isLower) => {
        const works = searchableWorks([group([name.join(''), author.join('')])], [Language.ENGLISH]);
        for (const keyword of [keywordOf(name, from), keywordOf(author, from)].filter(Boolean)) {
          expect(searchWorks(works, isLower ? keyword.toLowerCase() : keyword)).toHaveLength(1);
        }
      }),
    );
  });

  it('puts names that begin with the keyword before words that do, and both before the middle of a word', () => {
    const works = searchableWorks([group(['Overharbor', 'A']), group(['The Harbor', 'B']), group(['Harbor', 'C'])], [Language.ENGLISH]);
    expect(searchWorks(works, 'harbor').map(({ title }) => title.name)).toEqual(['Harbor', 'The Harbor', 'Overharbor']);
  });

  it('ranks name, author and scattered words, and keeps the order of the list among equals', () => {
    const works = searchableWorks(
      [
        group(['Under the Moon', 'Ann Salt']),
        group(['The Tide', 'Moon Salter']),
        group(['Saltwater Moon', 'B']),
        group(['Old Salt', 'C']),
        group(['Salt', 'D']),
        group(['Basalt', 'E']),
      ],
      [Language.ENGLISH],
    );
    const names = (keyword: string) => searchWorks(works, keyword).map(({ title }) => title.name);
    expect(names('salt')).toEqual(['Saltwater Moon', 'Salt', 'Old Salt', 'Basalt', 'Under the Moon', 'The Tide']);
    expect(names('moon salt')).toEqual(['The Tide', 'Under the Moon', 'Saltwater Moon']);
  });

  it('takes accents as they come', () => {
    expect(find('cafe')).toEqual(['Café of Lanterns']);
    expect(find('CAFÉ')).toEqual(['Café of Lanterns']);
    expect(find('ines')).toEqual(['Café of Lanterns']);
    expect(find('елка')).toEqual(['Ёлка']);
  });

  it('finds Thai in the middle of a line without spaces, and tells its vowels apart', () => {
    expect(find('กระดาษ')).toEqual(['คาเฟ่โคมกระดาษ']);
    expect(find('กระดำษ')).toEqual([]);
  });

  it('knows a work by its name in any language, and shows it in a selected one', () => {
    expect(find('гавань', [Language.ENGLISH])).toEqual(['Neon Harbor']);
    expect(find('гавань')).toEqual(['Неоновая гавань']);
  });

  it('leaves out works that have no title in a selected language', () => {
    expect(find('ёлка', [Language.ENGLISH])).toEqual([]);
  });

  it('forgives small slips, and only where nothing is right', () => {
    expect(find('neno harbor')).toEqual(['Neon Harbor']);
    expect(find('lantrens')).toEqual(['Café of Lanterns']);
    expect(find('harbor')).toEqual(['Neon Harbor', 'The Harbor Master']);
    expect(find('xyzzy')).toEqual([]);
  });

  it('finds words in any order, of name and author together', () => {
    expect(find('marlowe neon')).toEqual(['Neon Harbor']);
  });

  it('finds nothing for nothing', () => {
    expect(find('   ')).toEqual([]);
  });
});

describe('isNearly', () => {
  it('forgives one slip in any word of four letters or more', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(11), (right, at) => {
        const place = at % (right.length - 1);
        const missing = right.slice(0, place) + right.slice(place + 1);
        const swapped = right.slice(0, place) + right[place + 1]! + right[place]! + right.slice(place + 2);
        expect(isNearly(missing, right)).toBe(true);
        expect(isNearly(swapped, right)).toBe(true);
      }),
    );
  });

  it('forgives none in a short word', () => {
    expect(isNearly('cat', 'car')).toBe(false);
  });
});

describe('markedParts', () => {
  it('cuts a text without losing anything of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 2 }), (text, keyword) => {
        expect(markedParts(text, keyword).map((part) => part.text).join('')).toBe(text);
      }),
    );
  });

  it('marks the keyword as it is written there', () => {
    expect(markedParts('Café, cafe', 'cafe')).toEqual([
      { text: 'Café', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'cafe', isMatch: true },
    ]);
  });
});
