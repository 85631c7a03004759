/** Every route of the table: no violation that axe knows of, nothing wider than the smallest screen, nothing that jumps. */
import type { Page } from '@playwright/test';
import { expect, test } from './reader';
import { addressOf, arriveAt, ROUTE_TABLE } from './routeTable';
import { violationsOn } from './violationsOn';

const SCREENS = ROUTE_TABLE.filter(({ leadsTo }) => !leadsTo);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const row of SCREENS) {
    test(`${row.path} has no violation, light or dark`, async ({ page, reader, shelf }) => {
      await reader.open(addressOf(row.path, shelf));
      await arriveAt(page, row);
      expect(await violationsOn(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});

test.describe('on the smallest screen, in the longest words', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const row of SCREENS) {
    test(`${row.path} fits, and nothing moves by itself`, async ({ page, reader, shelf }) => {
      await page.addInitScript(watchShifts);
      await reader.open(addressOf(row.path, shelf), 'ru');
      await arriveAt(page, { ...row, heading: undefined });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});

/** Notes what moved without the reader's doing (Layout Instability API). */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName));
      if (!hadRecentInput) shifts.push(`${value} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}
