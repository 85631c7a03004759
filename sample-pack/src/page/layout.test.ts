import type { Point } from '../ink/geometry';
import { layoutPanels } from './layout';

const sheet = { x: 40, y: 40, w: 920, h: 1420 };

function area(points: readonly Point[]): number {
  return (
    Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
        return sum + x * ny - nx * y;
      }, 0),
    ) / 2
  );
}

describe('layoutPanels', () => {
  it.each([1, 2, 3, 4, 5, 6])('covers the page with %i panels and narrow gutters', (count) => {
    for (let seed = 0; seed < 30; seed++) {
      const panels = layoutPanels({ count, seed, sheet, rightToLeft: seed % 2 === 0 });
      expect(panels).toHaveLength(count);
      const covered = panels.reduce((sum, panel) => sum + area(panel), 0) / (sheet.w * sheet.h);
      expect(covered).toBeGreaterThan(0.9);
      expect(covered).toBeLessThanOrEqual(1.001);
    }
  });

  it('keeps every corner on the sheet', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const [x, y] of layoutPanels({ count: 1 + (seed % 6), seed, sheet, rightToLeft: false }).flat()) {
        expect(x).toBeGreaterThanOrEqual(sheet.x - 1);
        expect(x).toBeLessThanOrEqual(sheet.x + sheet.w + 1);
        expect(y).toBeGreaterThanOrEqual(sheet.y - 1);
        expect(y).toBeLessThanOrEqual(sheet.y + sheet.h + 1);
      }
    }
  });

  it('orders the last panels of a right-to-left page from right to left', () => {
    const leftmost = (points: readonly Point[] | undefined): number => Math.min(...(points ?? []).map(([x]) => x));
    for (let seed = 0; seed < 20; seed++) {
      const rtl = layoutPanels({ count: 6, seed, sheet, rightToLeft: true });
      expect(leftmost(rtl[4])).toBeGreaterThan(leftmost(rtl[5]));
    }
  });
});
