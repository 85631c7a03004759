import type { Browser } from '@playwright/test';
import { RETURNING_READER } from '../browser/newReader';
import { newPhone } from './measureLoad';
import { applyProfile, type Profile } from './profiles';
import { watchPaints } from './watchPaints';

/**
 * One press every tenth of a second, on an empty part of the page, from the first paint on, so that some happen during hydration.
 */
const PERIOD_MS = 100;
const PRESSES_PER_LOAD = 40;

/** Browsers do not report presses that were faster than this (Event Timing). */
const MIN_MS = 16;

/** Milliseconds from each of this many presses to the next frame, over as many loads as it takes. */
export async function measurePresses(browser: Browser, url: string, profile: Profile, count: number): Promise<number[]> {
  const delays: number[] = [];
  while (delays.length < count) delays.push(...(await pressWhileLoading(browser, url, profile)));
  return delays.slice(0, count);
}

async function pressWhileLoading(browser: Browser, url: string, profile: Profile): Promise<number[]> {
  const context = await newPhone(browser, RETURNING_READER);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(watchPaints);
    await applyProfile(cdp, profile);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => window.paintNotes.firstPaint > 0, undefined, { timeout: 120_000 });
    const sent: Promise<unknown>[] = [];
    for (let press = 0; press < PRESSES_PER_LOAD; press += 1) {
      const at = { x: 2, y: 400, button: 'left', clickCount: 1 } as const;
      // Not awaited, because a reader does not wait for the page either.
      sent.push(
        cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
        cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
      );
      await new Promise((resolve) => setTimeout(resolve, PERIOD_MS));
    }
    await Promise.all(sent);
    const told = await page.evaluate(() => window.paintNotes.presses);
    return [...told, ...Array<number>(Math.max(0, PRESSES_PER_LOAD - told.length)).fill(MIN_MS)];
  } finally {
    await context.close();
  }
}
