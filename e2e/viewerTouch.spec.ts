/** Touch gestures in the viewer that need a real browser: pulls, taps on the last page, sliders in a sheet. */
import { chaptersOf, titleNamed } from '@komawari/tooling/testing/content';
import type { CDPSession, Page } from '@playwright/test';
import { counterOf, expect, test } from './reader';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** With the tap zones already seen. */
async function readIn(page: Page, mode: 'vertical' | 'horizontal'): Promise<void> {
  await page.addInitScript((mode) => {
    localStorage.setItem('viewerSettings', JSON.stringify({ hasSeenTapZones: true, defaults: {} }));
    localStorage.setItem('viewerMode', JSON.stringify(mode));
  }, mode);
}

interface Point {
  x: number;
  y: number;
}

function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) {
  return finger.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Moves a finger from one point to another in this many steps, and lifts it there. */
async function drag(finger: CDPSession, from: Point, to: Point, steps = 8): Promise<void> {
  await touch(finger, 'touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const at = (a: number, b: number) => a + ((b - a) * step) / steps;
    await touch(finger, 'touchMove', { x: at(from.x, to.x), y: at(from.y, to.y) });
  }
  await touch(finger, 'touchEnd');
}

/** The first two chapters of a strip. */
async function stripChapters(site: string): Promise<number[]> {
  const chapters = await chaptersOf(await titleNamed('Paper Tower', site), site);
  return chapters.slice(0, 2).map(({ chapterId }) => chapterId);
}

test('a swipe to the side cannot go back in history in the viewer, even without its scripts', async ({
  page,
  reader,
  shelf,
  site,
  browser,
}) => {
  const root = page.locator('html');
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(root).toHaveCSS('overscroll-behavior-x', 'none');
  await reader.goOn('/updates');
  await expect(root).toHaveCSS('overscroll-behavior-x', 'auto');
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(`${site}/viewer/${shelf.chapterId}`);
  await expect(withoutScripts.locator('html')).toHaveCSS('overscroll-behavior-x', 'none');
  await withoutScripts.close();
});

test('pulling at the end of a strip opens the next chapter, and scrolling to the end does not', async ({
  page,
  reader,
  site,
  context,
}) => {
  const [first, second] = await stripChapters(site);
  await readIn(page, 'vertical');
  await reader.open(`/viewer/${first}`);
  await expect(page.locator('[data-page="1"] img').first()).toBeVisible();
  await page.keyboard.press('End');
  const end = page.getByRole('region', { name: 'After the chapter' });
  await expect(end).toBeVisible();
  // The strip has its final length once it has measured what follows its pictures.
  const beyondEnd = () =>
    end.evaluate((region) => {
      const leaf = region.closest<HTMLElement>('[style*="top:"]')!;
      return leaf.parentElement!.offsetHeight - leaf.offsetTop - leaf.offsetHeight;
    });
  await expect.poll(beyondEnd).toBe(0);
  const finger = await context.newCDPSession(page);
  const isAtEnd = () =>
    page.evaluate(() => {
      const strip = document.querySelector('[aria-roledescription] [tabindex="0"]')!;
      return strip.scrollTop + strip.clientHeight >= strip.scrollHeight - 2;
    });
  // As often as necessary, because the last page may be taller than the screen.
  for (let pull = 0; pull < 12 && !(await isAtEnd()); pull += 1) {
    await drag(finger, { x: 200, y: 650 }, { x: 200, y: 250 });
    await page.waitForTimeout(300);
    expect(page.url()).toContain(`/viewer/${first}`);
  }
  await expect.poll(isAtEnd).toBe(true);
  await drag(finger, { x: 200, y: 650 }, { x: 200, y: 250 });
  await expect(page).toHaveURL(new RegExp(`/viewer/${second}`));
});

test('on the last page a tap on a link follows it, and a tap beside it opens the next chapter', async ({
  page,
  reader,
  site,
}) => {
  const [first, second] = await chaptersOf(await titleNamed('Neon Harbor', site), site);
  await readIn(page, 'horizontal');
  await reader.open(`/viewer/${first!.chapterId}`);
  await expect(page.locator('[data-page="1"] img').first()).toBeVisible();
  await page.keyboard.press('End');
  const end = page.getByRole('region', { name: 'After the chapter' });
  await expect(end).toBeInViewport();
  await end.getByRole('link', { name: /omments/ }).tap();
  await expect(page).toHaveURL(new RegExp(`/comments/${first!.chapterId}`));
  // A reader who left at once, before the URL named this page, still comes back to it.
  await page.goBack();
  await expect(counterOf(page)).toHaveText('5 / 5');
  await page.keyboard.press('End');
  await expect(end).toBeInViewport();
  // The title reads from right to left, so the left side of the screen leads on.
  await page.waitForTimeout(400);
  const heading = await end.getByRole('heading').first().boundingBox();
  await page.touchscreen.tap(20, heading!.y + heading!.height / 2);
  await expect(page).toHaveURL(new RegExp(`/viewer/${second!.chapterId}`));
});

test('the settings sheet turns transparent while brightness or width is dragged', async ({ page, reader, shelf, context }) => {
  await readIn(page, 'vertical');
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(page.locator('[data-page="1"] img').first()).toBeVisible();
  await page.keyboard.press('o');
  const sheet = page.locator('dialog[open]');
  const finger = await context.newCDPSession(page);
  const paper = () => sheet.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  for (const [tab, name] of [
    ['Layout', 'Width of the strip'],
    ['Image', 'Brightness'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    const slider = sheet.getByRole('slider', { name });
    await slider.scrollIntoViewIfNeeded();
    const before = await paper();
    const value = await slider.inputValue();
    const { x, y, width, height } = (await slider.boundingBox())!;
    const [from, to] = [x + width * 0.9, x + width * 0.4];
    await touch(finger, 'touchStart', { x: from, y: y + height / 2 });
    for (let at = from; at > to; at -= 10) await touch(finger, 'touchMove', { x: at, y: y + height / 2 });
    await expect.poll(paper).toBe('rgba(0, 0, 0, 0)');
    await expect(slider).toBeVisible();
    await touch(finger, 'touchEnd');
    await expect.poll(paper).toBe(before);
    expect(await slider.inputValue()).not.toBe(value);
  }
});
