/**
 * Elements that are added or removed restyle only themselves, not the whole page. Otherwise each page of a chapter would cost 20
 * ms on a phone.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './reader';
import { mountedPage, REMOTE_PAGES } from './remotePages';
import { styledDuring } from './styledDuring';

/** The new element, its containers, and what the page's stylesheets match from the root. */
const FEW_ELEMENTS = 20;

for (const { remote, path } of REMOTE_PAGES) {
  test(`${remote}: adding or removing an element restyles few other elements`, async ({ page, reader, shelf }) => {
    await reader.open(path(shelf), 'ru');
    await expect(mountedPage(page, remote)).toBeAttached();
    if (remote === 'mf_viewer') await openSettingsOnce(page);
    expect(await page.locator('*').count()).toBeGreaterThan(5 * FEW_ELEMENTS);
    expect(await restyledByOne(page)).toBeLessThan(FEW_ELEMENTS);
  });
}

/** The styles of the settings load with them. */
async function openSettingsOnce(page: Page): Promise<void> {
  await page.keyboard.press('o');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/**
 * How many elements the browser restyles when one is added or removed: the median of several runs, because the page has work of
 * its own.
 */
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
    // Reading the layout forces the browser to style at once.
    void place.offsetHeight;
    box.remove();
    void place.offsetHeight;
  }
}
