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
    test(`${row.path} has no violation, light or dark, and is taken over as it stands`, async ({ page, reader, shelf }) => {
      const expectTakenOver = await watchHydration(page);
      await reader.open(addressOf(row.path, shelf), 'th');
      await expectTakenOver(row, 'th');
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
      await watchShifts(page);
      await reader.open(addressOf(row.path, shelf), 'ru');
      await arriveAt(page, { ...row, heading: undefined });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});

test('on a wide screen, where the header has its search, that of the help has a name of its own', async ({ page, reader }) => {
  await reader.open('/help');
  await expect(page.getByRole('search')).toHaveCount(2);
  expect(await violationsOn(page)).toEqual([]);
});
