import type { Title } from '@komawari/shared-proto';
import fc from 'fast-check';
import { mergeRefetchedTitles } from './mergeRefetchedTitles';

const ids = fc.uniqueArray(fc.nat(20));
const titlesOf = (titleIds: number[]) => titleIds.map((titleId) => ({ titleId }) as Title);

describe('mergeRefetchedTitles', () => {
  it('keeps the order of the shown titles, and puts each new one before them once', () => {
    fc.assert(
      fc.property(ids, ids, (before, fresh) => {
        const shown = mergeRefetchedTitles(titlesOf(before), titlesOf(fresh)).map((title) => title.titleId);
        const added = fresh.filter((id) => !before.includes(id));
        expect(shown).toEqual([...added, ...before]);
      }),
    );
  });

  it('returns the same list when nothing is new', () => {
    const shown = titlesOf([1, 2, 3]);
    expect(mergeRefetchedTitles(shown, titlesOf([3, 1]))).toBe(shown);
  });
});
