import type { Chapter } from '@komawari/shared-proto';
import { aChapter } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { nearestChapter } from './nearestChapter';

function named(...names: string[]): Chapter[] {
  return names.map((name, index) => aChapter({ chapterId: index + 1, name }));
}

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 50 });

describe('nearestChapter', () => {
  it('is the chapter itself where there is one', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (all, pick) => {
        const chapters = named(...all.map((number) => `#${String(number).padStart(3, '0')}`));
        const wanted = pick % all.length;
        expect(nearestChapter(chapters, String(all[wanted]))).toBe(chapters[wanted]);
      }),
    );
  });

  it('has no other that is nearer', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3000 }), (all, typed) => {
        const found = nearestChapter(named(...all.map(String)), String(typed));
        const distance = Math.abs(all[found!.chapterId - 1]! - typed);
        expect(distance).toBe(Math.min(...all.map((number) => Math.abs(number - typed))));
      }),
    );
  });

  it('knows chapters by name, half numbers, and both ways to write them', () => {
    const chapters = named('#001', '#010.5', 'Ex', '#020');
    expect(nearestChapter(chapters, 'ex')?.name).toBe('Ex');
    expect(nearestChapter(chapters, '10,5')?.name).toBe('#010.5');
    expect(nearestChapter(chapters, ' #20 ')?.name).toBe('#020');
  });

  it('is none for nothing, for nonsense, and where no chapter has a number', () => {
    expect(nearestChapter(named('#001'), ' ')).toBeUndefined();
    expect(nearestChapter(named('#001'), 'abc')).toBeUndefined();
    expect(nearestChapter(named('One-Shot'), '3')).toBeUndefined();
    expect(nearestChapter([], '3')).toBeUndefined();
  });
});
