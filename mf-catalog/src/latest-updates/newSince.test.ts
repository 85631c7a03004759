import type { OriginalTitleGroup, UpdatedTitleV2Group } from '@komawari/shared-proto';
import fc from 'fast-check';
import { newSince, updateTimes } from './newSince';

function groupOf(updates: readonly (readonly [titleId: number, seconds: number])[]): UpdatedTitleV2Group {
  const titleGroups = updates.map(
    ([titleId, chapterStartTime]) => ({ chapterStartTime, titles: [{ title: { titleId } }, {}] }) as OriginalTitleGroup,
  );
  return { groupName: '', groupNameDays: 0, titleGroups };
}

const updates = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 20 })));

describe('newSince', () => {
  it('counts the chapters of the title released since the reader stopped, over all days', () => {
    fc.assert(
      fc.property(updates, updates, fc.nat(20), (today, before, seconds) => {
        const times = updateTimes([groupOf(today), groupOf(before)]);
        const expected = [...today, ...before].filter(([titleId, time]) => titleId === 1 && time > seconds);
        expect(newSince({ titleId: 1, at: seconds * 1000 }, times)).toBe(expected.length);
      }),
    );
  });

  it('is 0 for a title that is not among the updates', () => {
    expect(newSince({ titleId: 9, at: 0 }, updateTimes([groupOf([[1, 5]])]))).toBe(0);
  });
});
