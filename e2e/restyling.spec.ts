/** What comes and goes in a page styles itself, and not all of the page anew: with each page of a chapter that would be 20 ms of a phone. */
import type { Page } from '@playwright/test';
import { expect, test } from './reader';
import { mountedPage, REMOTE_PAGES } from './remotePages';
import { styledDuring } from './styledDuring';

/** What is put in, what it stands in, and what the sheets of the page look at from its root. */
const FEW_ELEMENTS = 20;

for (const { remote, path } of REMOTE_PAGES) {
  test(`${remote}: what is put into the page restyles little else`, async ({ page, reader, shelf }) => {
    await reader.open(path(shelf), 'ru');
    await expect(mountedPage(page, remote)).toBeAttached();
    if (remote === 'mf_viewer') await openSettingsOnce(page);
    expect(await page.locator('*').count()).toBeGreaterThan(5 * FEW_ELEMENTS);
    expect(await restyledByOne(page)).toBeLessThan(FEW_ELEMENTS);
  });
}

/** Their styles come with them. */
async function openSettingsOnce(page: Page): Promise<void> {
  await page.keyboard.press('o');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** How many elements the browser styles for one that comes or goes: the median of several, for the page does things of its own. */
async function restyledByOne(page: Page): Promise<number> {
  const counts = await styledDuring(page, () => page.evaluate(putInAndTakeOut));
  const median = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)];
  return median ?? Number.NaN;
}

/** Runs in the page. */
function putInAndTakeOut(): void {
  const place = document.querySelector('main')!;
  for (let time = 0; time < 5; time += 1) {
    const box = document.createElement('div');
    box.className = 'put-in-by-a-test';
    box.append(document.createElement('img'));
    place.append(box);
    // Asking for the layout has it styled at once.
    void place.offsetHeight;
    box.remove();
    void place.offsetHeight;
  }
}
