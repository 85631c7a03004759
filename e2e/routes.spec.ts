/**
 * The route table of docs/specification.md §2, executable: where each URL leads, and that scripts hydrate what the server
 * rendered.
 */
import { expect, test } from './reader';
import { addressOf, arriveAt, ROUTE_TABLE, screensOf } from './routeTable';
import { watchHydration } from './watchHydration';

// A missing page has the status of one.
test.use({ mayPrint: /no\/such\/page: Failed to load resource/ });

const SCREENS = screensOf(ROUTE_TABLE);

for (const row of ROUTE_TABLE) {
  test(`${row.path} leads to ${row.leadsTo ?? row.remote ?? row.heading} and hydrates unchanged`, async ({
    page,
    reader,
    shelf,
  }) => {
    const expectTakenOver = await watchHydration(page);
    await reader.open(addressOf(row.path, shelf));
    await arriveAt(page, row);
    const address = addressOf(row.leadsTo ?? row.path, shelf);
    await expect(page).toHaveURL((url) => url.pathname + url.search === address);
    await expect(page.getByRole('banner')).toHaveCount(row.hasMainLayout ? 1 : 0);
    await expect(page.getByRole('contentinfo')).toHaveCount(row.hasMainLayout ? 1 : 0);
    if (SCREENS.includes(row)) await expectTakenOver(row, 'en');
  });
}
