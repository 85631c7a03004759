import type { Chapter } from '@komawari/shared-proto';
import { aChapter } from '@komawari/shared-proto/fixtures';
import fc from 'fast-check';
import { nearestChapter } from './nearestChapter';

function named(...names: string[]): Chapter[] {
  return names.map((name, index) => aChapter({ chapterId: index + 1, name }));
}

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 50 });

describe('nearestChapter', () => {
  it('is the chapter with the typed number if it exists', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (all, pick) => {
        const chapters = named(...all.map((number) => `#${String(number).padStart(3, '0')}`));
        const wanted = pick % all.length;
        expect(nearestChapter(chapters, String(all[wanted]))).toBe(chapters[wanted]);
      }),
    );
  });

  it('is the chapter with the smallest distance to the typed number', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3000 }), (all, typed) => {
        const found = nearestChapter(named(...all.map(String)), String(typed));
        const distance = Math.abs(all[found!.chapterId - 1]! - typed);
        expect(distance).toBe(Math.min(...all.map((number) => Math.abs(number - typed))));
      }),
    );
  });

  it('accepts names, and decimal numbers with a point or a comma', () => {
    const chapters = named('#001', '#010.5', 'Ex', '#020');
    expect(nearestChapter(chapters, 'ex')?.name).toBe('Ex');
    expect(nearestChapter(chapters, '10,5')?.name).toBe('#010.5');
    expect(nearestChapter(chapters, ' #20 ')?.name).toBe('#020');
  });

  it('is undefined for empty or invalid input, and when no chapter has a number', () => {
    expect(nearestChapter(named('#001'), ' ')).toBeUndefined();
    expect(nearestChapter(named('#001'), 'abc')).toBeUndefined();
    expect(nearestChapter(named('One-Shot'), '3')).toBeUndefined();
    expect(nearestChapter([], '3')).toBeUndefined();
  });
});
