/** The route table of docs/specification.md §2, executable. */
import { expect, test } from './reader';
import { addressOf, arriveAt, ROUTE_TABLE } from './routeTable';

for (const row of ROUTE_TABLE) {
  test(`${row.path} leads to ${row.leadsTo ?? row.remote ?? row.heading}`, async ({ page, reader, shelf }) => {
    const path = addressOf(row.path, shelf);
    await reader.open(path);
    await arriveAt(page, row);
    await expect(page).toHaveURL((url) => url.pathname + url.search === (row.leadsTo ?? path));
    await expect(page.getByRole('banner')).toHaveCount(row.hasMainLayout ? 1 : 0);
    await expect(page.getByRole('contentinfo')).toHaveCount(row.hasMainLayout ? 1 : 0);
  });
}
