import type { Browser } from '@playwright/test';
import { type OpenPage, openPage, settled } from '../browser/openPage';
import { pressAndPresent, watchPresented } from '../browser/presentedDelays';
import { untilNotStalled } from '../browser/untilNotStalled';
import { SEARCHES } from '../library/fakeNames';
import { percentile } from '../report/percentile';
import { measureScrolling, type ScreenRun } from './measureScreen';

/** Milliseconds from a key until its first results are on the screen. They render in the key's own event. */
export interface KeystrokeRun {
  p50: number;
  p95: number;
}

const THROTTLING = 4;

/** The pause between two letters of a fast typist. */
const TYPING_MS = 120;

/** Types the searches letter by letter on a slow machine. Then scrolls through the results for one letter, on a fast one. */
export function measureKeystrokes(browser: Browser, url: string): Promise<KeystrokeRun & { screen: ScreenRun }> {
  return untilNotStalled(() => openPage(browser, url), typeAndScroll);
}

async function typeAndScroll(open: OpenPage): Promise<KeystrokeRun & { screen: ScreenRun }> {
  await settled(open);
  const { page, cdp } = open;
  const field = page.getByRole('search').getByRole('searchbox');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await watchPresented(open);
  const delays: number[] = [];
  for (const words of SEARCHES) {
    await field.fill('');
    for (const letter of words) {
      await page.waitForTimeout(TYPING_MS);
      delays.push(await pressAndPresent(open, letter));
    }
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await field.fill('a');
  await settled(open);
  const screen = await measureScrolling(open);
  return { p50: percentile(delays, 0.5), p95: percentile(delays, 0.95), screen };
}
