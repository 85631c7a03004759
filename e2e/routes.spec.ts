/** The route table of docs/specification.md §2, executable. */
import { expect, test } from './reader';
import { addressOf, arriveAt, ROUTE_TABLE } from './routeTable';

// A page that is not there has the status of one.
test.use({ mayPrint: /no\/such\/page: Failed to load resource/ });

for (const row of ROUTE_TABLE) {
  test(`${row.path} leads to ${row.leadsTo ?? row.remote ?? row.heading}`, async ({ page, reader, shelf }) => {
    await reader.open(addressOf(row.path, shelf));
    await arriveAt(page, row);
    const address = addressOf(row.leadsTo ?? row.path, shelf);
    await expect(page).toHaveURL((url) => url.pathname + url.search === address);
    await expect(page.getByRole('banner')).toHaveCount(row.hasMainLayout ? 1 : 0);
    await expect(page.getByRole('contentinfo')).toHaveCount(row.hasMainLayout ? 1 : 0);
  });
}
