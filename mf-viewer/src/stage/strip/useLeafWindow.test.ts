import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { layoutStrip, leavesBetween } from '../../model/layout/stripGeometry';
import { useLeafWindow } from './useLeafWindow';

const HEIGHT = 900;
const pages = fc.array(fc.integer({ min: 100, max: 4000 }), { minLength: 1, maxLength: 60 });
const tops = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 });

function stripOf(heights: readonly number[]) {
  const leaves = heights.map((height) => ({ kind: 'ratio' as const, width: 800, height, columns: 1 }));
  return layoutStrip(leaves, { stageWidth: 1440, stageHeight: HEIGHT, columnWidth: 800, gap: 30 });
}

describe('useLeafWindow', () => {
  it('includes the visible leaves and at most a few screens of others, at any scroll position', () => {
    fc.assert(
      fc.property(pages, tops, (heights, shares) => {
        const geometry = stripOf(heights);
        const { result, unmount } = renderHook(() => useLeafWindow(geometry, () => ({ top: 0, height: HEIGHT })));
        for (const share of shares) {
          const top = share * geometry.total;
          act(() => result.current.scrolledTo(top, HEIGHT));
          const { near } = result.current;
          const seen = leavesBetween(geometry, top, top + HEIGHT);
          expect(near.first).toBeLessThanOrEqual(seen.first);
          expect(near.last).toBeGreaterThanOrEqual(seen.last);
          const [first, last] = [geometry.boxes[near.first]!, geometry.boxes[near.last]!];
          expect(last.top - (first.top + first.height)).toBeLessThan(5 * HEIGHT);
        }
        unmount();
      }),
    );
  });

  it('keeps the same window after a small scroll', () => {
    const geometry = stripOf(Array.from({ length: 40 }, () => 1100));
    const { result } = renderHook(() => useLeafWindow(geometry, () => ({ top: 9000, height: HEIGHT })));
    const { near } = result.current;
    act(() => result.current.scrolledTo(9040, HEIGHT));
    expect(result.current.near).toBe(near);
  });
});
