import type { Title } from '@komawari/shared-proto';
import fc from 'fast-check';
import { mergeRefetchedTitles } from './mergeRefetchedTitles';

const ids = fc.uniqueArray(fc.nat(20));
const titlesOf = (titleIds: number[]) => titleIds.map((titleId) => ({ titleId }) as Title);

describe('mergeRefetchedTitles', () => {
  it('keeps the places of what is shown, and puts everything new before it, once', () => {
    fc.assert(
      fc.property(ids, ids, (before, fresh) => {
        const shown = mergeRefetchedTitles(titlesOf(before), titlesOf(fresh)).map((title) => title.titleId);
        const added = fresh.filter((id) => !before.includes(id));
        expect(shown).toEqual([...added, ...before]);
      }),
    );
  });

  it('is the very same list when nothing is new, so that nothing is drawn again', () => {
    const shown = titlesOf([1, 2, 3]);
    expect(mergeRefetchedTitles(shown, titlesOf([3, 1]))).toBe(shown);
  });
});
