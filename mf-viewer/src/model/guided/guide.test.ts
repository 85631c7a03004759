import fc from 'fast-check';
import { type GuideState, guideFrom, positionOfStop, stepGuide, stopAt, stopsOf } from './guide';

const box = { x: 0, y: 0, w: 1, h: 1 };
const panelsOf = (count: number) => Array.from({ length: count }, () => box);

/** Reads a chapter whose pages have these numbers of panels, from its start or from its end. */
function walk(counts: readonly number[], page: 'first' | 'last', by: 1 | -1): string[] {
  const seen: string[] = [];
  let leaf = by > 0 ? 0 : counts.length - 1;
  let state: GuideState = by > 0 ? guideFrom({ leaf: 0, fraction: 0 }) : { leaf: counts.length, at: 0, left: -1 };
  while (leaf >= 0 && leaf < counts.length) {
    const stops = stopsOf(panelsOf(counts[leaf]!), page);
    const stop = stops[stopAt(state, leaf, stops.length)]!;
    seen.push(stop.kind === 'page' ? `${leaf}` : `${leaf}.${stop.number}`);
    const { turns, ...next } = stepGuide(state, { leaf, count: stops.length, by });
    state = next;
    if (turns) leaf += by;
  }
  return seen;
}

describe('the guided view', () => {
  it('shows a page, then its panels, then the next page', () => {
    expect(walk([2, 0, 3], 'first', 1)).toEqual(['0', '0.1', '0.2', '1', '2', '2.1', '2.2', '2.3']);
  });

  it('shows the page after its panels when that is chosen', () => {
    expect(walk([2, 0], 'last', 1)).toEqual(['0.1', '0.2', '0', '1']);
  });

  it('goes backward through the same stops in reverse order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('first' as const, 'last' as const),
        (counts, page) => {
          const there = walk(counts, page, 1);
          expect(walk(counts, page, -1)).toEqual(there.toReversed());
          expect(there).toHaveLength(counts.reduce((sum, count) => sum + count + 1, 0));
        },
      ),
    );
  });

  it('starts at the last stop when stepping back, and at the first stop after a jump', () => {
    const { turns, ...left } = stepGuide({ leaf: 5, at: 0, left: 0 }, { leaf: 5, count: 4, by: -1 });
    expect(turns).toBe(true);
    expect(stopAt(left, 4, 3)).toBe(2);
    expect(stopAt(left, 2, 3)).toBe(0);
    expect(stopAt(left, 6, 3)).toBe(0);
  });

  it('stays on the last stop when a page has fewer panels than expected', () => {
    expect(stopAt({ leaf: 1, at: 6, left: 0 }, 1, 3)).toBe(2);
  });

  it('restores the stored panel once the panels of the page are known', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), (count, wanted) => {
        const at = Math.min(wanted, count - 1);
        const opened = guideFrom(positionOfStop(3, at, count));
        expect(stopAt(opened, 3, 1)).toBe(0);
        expect(stopAt(opened, 3, count)).toBe(at);
        expect(stopAt(opened, 4, count)).toBe(0);
      }),
    );
  });
});
