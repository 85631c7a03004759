import { IMAGE_QUALITIES, type ImageQuality } from '@komawari/shared-domain';
import type { Browser, Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { readerStorage } from '../viewer/readerStorage';
import { positionInPage, type SeenPosition } from './positionInPage';
import { type Change, randomChanges } from './randomChanges';

export interface PositionFigures {
  changes: number;
  /** One line for each lost position: what happened, and where the reader was and is. */
  losses: string[];
  blanks: number;
  layoutShift: number;
  decoded: number;
}

interface Options {
  url: string;
  pageCount: number;
  seed: number;
  /** The number of changes. */
  count: number;
}

/** Long enough for slides, and for the half second after which a position is saved. */
const REST_MS = 900;
const MAX_LOOKS = 20;
/** Positions may differ by this much, since boxes have whole pixels. */
const ROUNDING_PX = 2;

/** The reader's position: the first visible page, and the fraction of it above the screen. */
interface Position {
  page: number;
  fraction: number;
}

/** Opens a chapter in its middle, makes random changes, and checks after each whether the position is the same. */
export async function shakeReader(browser: Browser, { url, pageCount, seed, count }: Options): Promise<PositionFigures> {
  const open = await openPage(browser, `${url}?p=${Math.ceil(pageCount / 2)}`, { storage: readerStorage('vertical') });
  const { page } = open;
  const figures: PositionFigures = { changes: 0, losses: [], blanks: 0, layoutShift: 0, decoded: 0 };
  let seen = await rested(page);
  let position = positionOf(seen);
  for (const change of randomChanges(seed, count)) {
    if (change.kind === 'reload') figures.layoutShift += await shiftsOf(page);
    await perform(page, change, seen.spread.length === 0);
    const before = seen;
    seen = await rested(page);
    figures.decoded = Math.max(figures.decoded, seen.decodedMegabytes);
    if (seen.inSight > 0 && seen.blank === seen.inSight) figures.blanks += 1;
    if (change.kind === 'scroll' || change.kind === 'turn') {
      position = positionOf(seen);
      continue;
    }
    figures.changes += 1;
    if (isSame(position, seen)) continue;
    figures.losses.push(
      `${JSON.stringify(change)}: ${words(position)} became ${words(positionOf(seen))}${before.isAtEnd ? ' (at the end)' : ''}`,
    );
    position = positionOf(seen);
  }
  figures.layoutShift += await shiftsOf(page);
  await open.close();
  return figures;
}

async function perform(page: Page, change: Change, isStrip: boolean): Promise<void> {
  switch (change.kind) {
    case 'resize':
      return page.setViewportSize(change);
    case 'key':
    case 'turn':
      return page.keyboard.press(change.key);
    case 'scroll':
      if (isStrip) await page.evaluate(scrollInPage, change.screens);
      return;
    case 'quality':
      return chooseQuality(page, change.quality);
    case 'reload':
      await page.evaluate((service) => localStorage.setItem('service', JSON.stringify(service)), change.service);
      // A reload must not restore what the test wrote before the first visit.
      await page.addInitScript((service) => localStorage.setItem('service', JSON.stringify(service)), change.service);
      await page.reload();
  }
}

/** Uses the settings, as a reader does. */
async function chooseQuality(page: Page, quality: ImageQuality): Promise<void> {
  await page.keyboard.press('o');
  await page.locator('dialog[open] [role="tab"]').nth(1).click();
  const at = IMAGE_QUALITIES.indexOf(quality);
  await page.locator('dialog[open] fieldset').first().locator('input[type="radio"]').nth(at).check({ force: true });
  await page.keyboard.press('Escape');
}

/** Runs in the page. Avoids the end, where there is less than a screen to scroll. */
function scrollInPage(screens: number): void {
  const start = document.querySelector('[data-page]');
  for (let element = start; element; element = element.parentElement) {
    if (getComputedStyle(element).overflowY !== 'auto') continue;
    const most = element.scrollHeight - element.clientHeight * 4;
    element.scrollTo({ top: Math.min(most, element.scrollTop + screens * element.clientHeight), behavior: 'instant' });
    return;
  }
}

async function rested(page: Page): Promise<SeenPosition> {
  await page.waitForSelector('[data-page] img', { timeout: 60_000 });
  await page.waitForTimeout(REST_MS);
  // On a busy machine, a slide takes longer than it should.
  let last = await page.evaluate(positionInPage);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    await page.waitForTimeout(REST_MS / 3);
    const now = await page.evaluate(positionInPage);
    if (now.page === last.page && now.fraction === last.fraction && now.spread.join() === last.spread.join()) return now;
    last = now;
  }
  return last;
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => window.benchNotes.layoutShift);
}

function positionOf({ spread, page, fraction }: SeenPosition): Position {
  return spread.length > 0 ? { page: Math.min(...spread), fraction: 0 } : { page, fraction };
}

/**
 * In a book, the page must be on the stage. In a strip, it must be at the upper edge, to the pixel, unless the strip ends before
 * that.
 */
function isSame(position: Position, seen: SeenPosition): boolean {
  if (seen.spread.length > 0) return seen.spread.includes(position.page);
  if (seen.isAtEnd) return seen.page <= position.page;
  if (seen.page === position.page) return Math.abs(seen.fraction - position.fraction) * seen.height <= ROUNDING_PX;
  // The end of one page and the beginning of the next are the same position.
  return seen.page === position.page + 1 && position.fraction > 0.99 && seen.fraction * seen.height <= ROUNDING_PX;
}

function words({ page, fraction }: Position): string {
  return `page ${page} + ${fraction.toFixed(4)}`;
}
