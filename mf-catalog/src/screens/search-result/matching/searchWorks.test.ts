import { type AllTitlesGroup, Language, type Title } from '@komawari/shared-proto';
import { aTitle } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { allTitlesOf, authorOf, nameOf } from '../../../all-titles/allTitles';
import { isFuzzyMatch } from './isFuzzyMatch';
import { markedParts } from './markedParts';
import { folded, type SearchIndex, searchIndex } from './searchIndex';
import { titlesOfResult } from './searchResult';
import { searchWorks } from './searchWorks';

let nextId = 1;

function group(...titles: [name: string, author: string, language?: Language][]): AllTitlesGroup {
  const made = titles.map(([name, author, language = Language.ENGLISH]) => aTitle({ titleId: nextId++, name, author, language }));
  return { theTitle: made[0]?.name ?? '', titles: made };
}

const SHELF = [
  group(['Neon Harbor', 'Aiko Marlowe'], ['Неоновая гавань', 'Айко Марлоу', Language.RUSSIAN]),
  group(['The Harbor Master', 'Jon Vale']),
  group(['Café of Lanterns', 'Inès Ruiz'], ['คาเฟ่โคมกระดาษ', 'อิเนส', Language.THAI]),
  group(['Ёлка', 'Лев', Language.RUSSIAN]),
];

const indexOf = (groups: AllTitlesGroup[], preferred: Language[] = [Language.ENGLISH]) =>
  searchIndex(allTitlesOf({ groups }), preferred);

/** The results as they are shown: each result's titles, in the selected languages. */
const shown = (index: SearchIndex, keyword: string) =>
  searchWorks(index, keyword).map((result) => titlesOfResult(index, result, []));

const names = (index: SearchIndex, keyword: string) => shown(index, keyword).map(([first]) => first?.name);

const find = (keyword: string, preferred: Language[] = [Language.ENGLISH, Language.RUSSIAN, Language.THAI]) =>
  names(indexOf(SHELF, preferred), keyword);

describe('searchWorks', () => {
  it('finds every substring of a name or an author, in any case (minimum of the specification)', () => {
    const letter = fc.constantFrom(...'aBcéÑßЁжЩกาน้ำ 12'.match(/\P{M}\p{M}*/gu)!);
    const words = fc.array(letter, { minLength: 1, maxLength: 12 }).filter((letters) => letters.join('').trim() !== '');
    const keywordOf = (letters: string[], from: number) =>
      letters
        .slice(from % letters.length)
        .join('')
        .trim();
    fc.assert(
      fc.property(words, words, fc.nat(11), fc.boolean(), (name, author, from, isLower) => {
        const index = indexOf([group([name.join(''), author.join('')])]);
        for (const keyword of [keywordOf(name, from), keywordOf(author, from)].filter(Boolean)) {
          expect(searchWorks(index, isLower ? keyword.toLowerCase() : keyword)).toHaveLength(1);
        }
      }),
    );
  });

  it('ranks a match at the start of a name before the start of a word, and both before the middle', () => {
    const index = indexOf([group(['Overharbor', 'A']), group(['The Harbor', 'B']), group(['Harbor', 'C'])]);
    expect(names(index, 'harbor')).toEqual(['Harbor', 'The Harbor', 'Overharbor']);
  });

  it('ranks name, then author, then scattered words, and keeps the list order among equals', () => {
    const index = indexOf([
      group(['Under the Moon', 'Ann Salt']),
      group(['The Tide', 'Moon Salter']),
      group(['Saltwater Moon', 'B']),
      group(['Old Salt', 'C']),
      group(['Salt', 'D']),
      group(['Basalt', 'E']),
    ]);
    expect(names(index, 'salt')).toEqual(['Saltwater Moon', 'Salt', 'Old Salt', 'Basalt', 'Under the Moon', 'The Tide']);
    expect(names(index, 'moon salt')).toEqual(['The Tide', 'Under the Moon', 'Saltwater Moon']);
  });

  it('ignores accents', () => {
    expect(find('cafe')).toEqual(['Café of Lanterns']);
    expect(find('CAFÉ')).toEqual(['Café of Lanterns']);
    expect(find('ines')).toEqual(['Café of Lanterns']);
    expect(find('елка')).toEqual(['Ёлка']);
  });

  it('finds Thai words in text without spaces, and distinguishes Thai vowels', () => {
    expect(find('กระดาษ')).toEqual(['คาเฟ่โคมกระดาษ']);
    expect(find('กระดำษ')).toEqual([]);
  });

  it('finds a work by its name in any language, and shows it in a selected one', () => {
    expect(find('гавань', [Language.ENGLISH])).toEqual(['Neon Harbor']);
    expect(find('гавань')).toEqual(['Неоновая гавань']);
  });

  it('skips works that have no title in a selected language', () => {
    expect(find('ёлка', [Language.ENGLISH])).toEqual([]);
  });

  it('tolerates typos, but only when nothing matches exactly', () => {
    expect(find('neno harbor')).toEqual(['Neon Harbor']);
    expect(find('lantrens')).toEqual(['Café of Lanterns']);
    expect(find('harbor')).toEqual(['Neon Harbor', 'The Harbor Master']);
    expect(find('xyzzy')).toEqual([]);
  });

  it('matches words in any order, across name and author', () => {
    expect(find('marlowe neon')).toEqual(['Neon Harbor']);
  });

  it('finds nothing for a blank keyword', () => {
    expect(find('   ')).toEqual([]);
  });
});

describe('searchIndex', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'Ё', 'ก', 'ำ', ' ', '\t', '\u00a8'), maxLength: 6 });
  const titles = fc.array(fc.tuple(words, words, fc.constantFrom(Language.ENGLISH, Language.RUSSIAN, Language.THAI)), {
    minLength: 1,
    maxLength: 4,
  });
  const shelves = fc.array(titles, { maxLength: 8 }).map((groups) => groups.map((each) => group(...each)));

  it('has one line per title, with name and author at their offsets', () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        const { all, text, titles: entries, nameAt, authorAt } = indexOf(shelf, [Language.RUSSIAN, Language.ENGLISH]);
        expect(text.split('\n').slice(0, -1)).toHaveLength(entries.length);
        entries.forEach((title, entry) => {
          const [name, author] = [nameOf(all, title), authorOf(all, title)];
          const line = text.slice(nameAt[entry], nameAt[entry + 1] ?? text.length);
          expect(line).toBe(`${folded(name)}\t${folded(author)}\n`);
          expect(text.slice(authorAt[entry]).startsWith(`${folded(author)}\n`)).toBe(true);
        });
      }),
    );
  });

  it('gives the same results in the same order as a linear search', () => {
    fc.assert(
      fc.property(shelves, words, (shelf, keyword) => {
        const typed = folded(keyword).trim();
        const rank = ({ name, author }: Title) => {
          const [inName, inAuthor] = [folded(name), folded(author)];
          if (inName.startsWith(typed)) return 0;
          if (inName.includes(` ${typed}`)) return 1;
          if (inName.includes(typed)) return 2;
          if (inAuthor.includes(typed)) return 3;
          return typed.split(' ').every((word) => inName.includes(word) || inAuthor.includes(word)) ? 4 : Infinity;
        };
        const preferred: Language[] = [Language.RUSSIAN, Language.ENGLISH];
        const ranks = shelf
          .filter((each) => each.titles.some(({ language }) => preferred.includes(language)))
          .map((each) => ({ each, best: Math.min(...each.titles.map(rank)) }))
          .filter(({ best }) => best < Infinity)
          .sort((a, b) => a.best - b.best);
        const found = shown(indexOf(shelf, preferred), keyword);
        if (typed === '') return expect(found).toEqual([]);
        // In this case typos are allowed.
        if (ranks.length === 0) return;
        const idsOf = (titles: readonly { titleId: number }[]) => titles.map(({ titleId }) => titleId);
        const placeOf = (id: number | undefined) => ranks.findIndex(({ each }) => id && idsOf(each.titles).includes(id));
        expect(found.map(([first]) => placeOf(first?.titleId))).toEqual(ranks.map((_, place) => place));
        for (const each of found) expect(new Set(idsOf(each)).size).toBe(each.length);
      }),
    );
  });
});

describe('isFuzzyMatch', () => {
  it('tolerates a missing letter or a swapped pair in a word of five letters or more', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(11), (right, at) => {
        const place = at % (right.length - 1);
        const missing = right.slice(0, place) + right.slice(place + 1);
        const swapped = right.slice(0, place) + right[place + 1]! + right[place]! + right.slice(place + 2);
        expect(isFuzzyMatch(missing, right)).toBe(true);
        expect(isFuzzyMatch(swapped, right)).toBe(true);
      }),
    );
  });

  it('tolerates no typo in a short word', () => {
    expect(isFuzzyMatch('cat', 'car')).toBe(false);
  });
});

describe('markedParts', () => {
  it('splits a text without losing any of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 2 }), (text, keyword) => {
        expect(
          markedParts(text, keyword)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('marks the keyword as it is written in the text', () => {
    expect(markedParts('Café, cafe', 'cafe')).toEqual([
      { text: 'Café', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'cafe', isMatch: true },
    ]);
  });
});
