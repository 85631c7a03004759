import type { FirstAnswer } from '@komawari/shared-state/contract';
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './layoutShifts';
import { expect } from './reader';
import { arriveAt, type RouteRow } from './routeTable';

/** Letters of the page's language may come a moment after its words. Anything that a reader would see move is far more. */
const MAX_SHIFT = 0.005;

/**
 * Watches a new reader's page from before its visit; what it resolves to waits until React has taken over what the server has
 * rendered, and fails where that was another page, a call was made twice or for nothing, or something moved.
 */
export async function watchTakeover(page: Page): Promise<(row: RouteRow, locale: string) => Promise<void>> {
  await watchShifts(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });

  return async (row, locale) => {
    await hasTakenOver(page, row);
    const rendered = JSON.parse((await page.locator('#komawari-rendered').textContent()) ?? '');
    // The address of a webview says in which language it is.
    expect(rendered.locale).toBe(row.path.startsWith('/webview/') ? 'en' : locale);
    expect(new Set(calls).size, calls.join(' ')).toBe(calls.length);
    for (const [address, { isForNobody, isForNewReaders }] of Object.entries<FirstAnswer>(rendered.answers)) {
      expect(calls.includes(`/api${address}`), address).toBe(isForNobody === true && isForNewReaders !== true);
    }
    const shifts = await shiftsOf(page);
    expect(shifts.filter((shift) => Number(/ ([\d.e-]+):/.exec(shift)?.[1]) > MAX_SHIFT)).toEqual([]);
  };
}

/** Until React has the page and the browser has nothing more to do for it. */
async function hasTakenOver(page: Page, row: RouteRow): Promise<void> {
  await arriveAt(page, { ...row, heading: undefined });
  await page.waitForLoadState('load');
  await untilIdle(page);
}

/** Until the browser has nothing more to do for the page. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}
