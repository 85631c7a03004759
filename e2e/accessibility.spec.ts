/** Every route of the table: axe finds no violation, nothing is wider than the smallest screen, nothing jumps. */
import { shiftsOf, watchShifts } from './layoutShifts';
import { expect, test } from './reader';
import { addressOf, arriveAt, ROUTE_TABLE, screensOf } from './routeTable';
import { violationsOn } from './violationsOn';
import { watchHydration } from './watchHydration';

const SCREENS = screensOf(ROUTE_TABLE);

test.describe('on a phone, in Thai', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const row of SCREENS) {
    test(`${row.path} hydrates unchanged and has no axe violations in light and dark`, async ({ page, reader, shelf }) => {
      const expectTakenOver = await watchHydration(page);
      await reader.open(addressOf(row.path, shelf), 'th');
      await expectTakenOver(row, 'th');
      expect(await violationsOn(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});

test.describe('on a screen of 320 px, in Russian', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const row of SCREENS) {
    test(`${row.path} fits the width and has no layout shifts`, async ({ page, reader, shelf }) => {
      await watchShifts(page);
      await reader.open(addressOf(row.path, shelf), 'ru');
      await arriveAt(page, { ...row, heading: undefined });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});

test('the header search and the help search on one page cause no axe violations', async ({ page, reader }) => {
  await reader.open('/help');
  await expect(page.getByRole('search')).toHaveCount(2);
  expect(await violationsOn(page)).toEqual([]);
});
