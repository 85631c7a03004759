import type { FirstAnswer } from '@komawari/shared-state/contract';
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './layoutShifts';
import { expect } from './reader';
import { arriveAt, type RouteRow } from './routeTable';

/** The fonts of the page's language may load a moment after its text. Any shift that a reader would see is far larger. */
export const MAX_SHIFT = 0.005;

/**
 * Watches a new reader's page, starting before the visit. The returned function waits until React has hydrated what the server
 * rendered. It fails if that was another page, if a call was made twice or without need, or if something moved.
 */
export async function watchHydration(page: Page): Promise<(row: RouteRow, locale: string) => Promise<void>> {
  await watchShifts(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });

  return async (row, locale) => {
    await hasTakenOver(page, row);
    const rendered = JSON.parse((await page.locator('#komawari-rendered').textContent()) ?? '');
    // The URL of a webview contains its language.
    expect(rendered.locale).toBe(row.path.startsWith('/webview/') ? 'en' : locale);
    expect(new Set(calls).size, calls.join(' ')).toBe(calls.length);
    for (const [address, { isForNobody, isForNewReaders }] of Object.entries<FirstAnswer>(rendered.answers)) {
      expect(calls.includes(`/api${address}`), address).toBe(isForNobody === true && isForNewReaders !== true);
    }
    const shifts = await shiftsOf(page);
    expect(shifts.filter((shift) => Number(/ ([\d.e-]+):/.exec(shift)?.[1]) > MAX_SHIFT)).toEqual([]);
  };
}

/** Waits until React has hydrated the page and the browser is idle. */
async function hasTakenOver(page: Page, row: RouteRow): Promise<void> {
  await arriveAt(page, { ...row, heading: undefined });
  await page.waitForLoadState('load');
  await untilIdle(page);
}

/** Waits until the browser is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}
