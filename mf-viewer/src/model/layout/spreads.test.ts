import { PageType } from '@komawari/shared-proto';
import fc from 'fast-check';
import { type SpreadLeaf, spreadIndexOf, spreadsOf } from './spreads';

const TYPES: Record<string, PageType> = { S: PageType.SINGLE, L: PageType.LEFT, R: PageType.RIGHT, D: PageType.DOUBLE };

/**
 * `SRLD` stands for four pages by type. `W` is a single page wider than high, `P` a piece of a strip, and `x` is not a picture.
 */
function book(text: string): SpreadLeaf[] {
  return [...text].map((letter) => {
    if (letter === 'x') return { kind: 'last' };
    const isWide = letter === 'W' || letter === 'D';
    const height = letter === 'P' ? 3500 : 1000;
    return { kind: 'comic', type: TYPES[letter] ?? PageType.SINGLE, width: isWide ? 1400 : 700, height };
  });
}

/** Spreads as text in reading order, one word each, for example `_0 12 3_` when reading from the left. */
function bound(text: string, options: { isRtl?: boolean; isShifted?: boolean } = {}): string {
  const spreads = spreadsOf(book(text), { isDouble: true, isRtl: false, ...options });
  return spreads
    .map(({ first, last, slot }) => {
      if (slot === 'pair') return options.isRtl ? `${last}${first}` : `${first}${last}`;
      return { left: `${first}_`, right: `_${first}`, full: `${first}` }[slot];
    })
    .join(' ');
}

const aBook = fc.string({ unit: fc.constantFrom(...'SSSLRDWPx'), maxLength: 40 });
const aBinding = fc.record({ isRtl: fc.boolean(), isShifted: fc.boolean() });

describe('spreadsOf', () => {
  it('shows the first page alone when no page is marked as half of a spread', () => {
    expect(bound('SSSSS')).toBe('_0 12 34');
    expect(bound('SSSS')).toBe('_0 12 3_');
    expect(bound('SSSS', { isRtl: true })).toBe('0_ 21 _3');
  });

  it('starts with a pair when the first true spread is an even number of pages in', () => {
    expect(bound('SSLRS')).toBe('01 23 4_');
    expect(bound('SSRLS', { isRtl: true })).toBe('10 32 _4');
  });

  it('starts with a lone page when the first true spread is an odd number of pages in', () => {
    expect(bound('SLRSS')).toBe('_0 12 34');
    expect(bound('SRLSS', { isRtl: true })).toBe('0_ 21 43');
  });

  it('shows a page alone when pairing it would split a later true spread', () => {
    expect(bound('LRSLR')).toBe('01 2_ 34');
  });

  it('shows wide pages and non-picture leaves alone, and continues pairing after them', () => {
    expect(bound('SDSSW')).toBe('_0 1 23 4');
    expect(bound('SSSSx')).toBe('_0 12 3_ 4');
    expect(bound('SSDSS')).toBe('01 2 34');
  });

  it('shows strip pieces cut on import alone, whatever their shape', () => {
    const piece: SpreadLeaf = { kind: 'comic', type: PageType.DOUBLE, width: 2000, height: 3000 };
    const spreads = spreadsOf([...book('S'), piece, piece, ...book('S')], { isDouble: true, isRtl: false });
    expect(spreads.map(({ first, last }) => [first, last])).toEqual([0, 1, 2, 3].map((leaf) => [leaf, leaf]));
  });

  it('treats spread halves in the wrong reading order as two single pages', () => {
    expect(bound('RL')).toBe('_0 1_');
  });

  it('moves every pair by one page when isShifted is set', () => {
    expect(bound('SSSS', { isShifted: true })).toBe('01 23');
  });

  it('shows one leaf at a time on a narrow stage', () => {
    expect(spreadsOf(book('SLRD'), { isDouble: false, isRtl: true }).map(({ slot }) => slot)).toEqual([
      'full',
      'full',
      'full',
      'full',
    ]);
  });
});

describe('spreadsOf, for any chapter and options', () => {
  it('shows every leaf once, in reading order, at most two at a time', () => {
    fc.assert(
      fc.property(aBook, aBinding, (text, binding) => {
        const spreads = spreadsOf(book(text), { isDouble: true, ...binding });
        const shown = spreads.flatMap(({ first, last }) => (first === last ? [first] : [first, last]));
        expect(shown).toEqual([...text].map((_, index) => index));
      }),
    );
  });

  it('never splits a true spread', () => {
    fc.assert(
      fc.property(aBook, aBinding, (text, binding) => {
        const spreads = spreadsOf(book(text), { isDouble: true, ...binding });
        const truePair = binding.isRtl ? 'RL' : 'LR';
        for (let at = text.indexOf(truePair); at >= 0; at = text.indexOf(truePair, at + 1)) {
          expect(spreads).toContainEqual({ first: at, last: at + 1, slot: 'pair' });
        }
      }),
    );
  });

  it('never pairs a wide page or a strip piece with another page', () => {
    fc.assert(
      fc.property(aBook, aBinding, (text, binding) => {
        for (const { first, last, slot } of spreadsOf(book(text), { isDouble: true, ...binding })) {
          if (/[DWPx]/.test(text.slice(first, last + 1))) expect([slot, first]).toEqual(['full', last]);
        }
      }),
    );
  });

  it('is the mirror image when the direction and the halves are mirrored', () => {
    const mirror = { L: 'R', R: 'L' } as Record<string, string>;
    const slots = { left: 'right', right: 'left', pair: 'pair', full: 'full' } as const;
    fc.assert(
      fc.property(aBook, fc.boolean(), (text, isShifted) => {
        const here = spreadsOf(book(text), { isDouble: true, isRtl: false, isShifted });
        const mirrored = [...text].map((letter) => mirror[letter] ?? letter).join('');
        const there = spreadsOf(book(mirrored), { isDouble: true, isRtl: true, isShifted });
        expect(there).toEqual(here.map((spread) => ({ ...spread, slot: slots[spread.slot] })));
      }),
    );
  });

  it('finds the spread of each leaf', () => {
    fc.assert(
      fc.property(aBook, aBinding, (text, binding) => {
        const spreads = spreadsOf(book(text), { isDouble: true, ...binding });
        [...text].forEach((_, leaf) => {
          const { first, last } = spreads[spreadIndexOf(spreads, leaf)]!;
          expect(first <= leaf && leaf <= last).toBe(true);
        });
      }),
    );
  });
});
