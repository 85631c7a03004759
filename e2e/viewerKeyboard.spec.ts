/** The whole viewer with the keyboard alone, and what a screen reader announces. */
import type { Locator, Page } from '@playwright/test';
import { counterOf, expect, test } from './reader';

const KNOWN_ZONES = { hasSeenTapZones: true, defaults: {} };

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => to.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expectFocusSeen(to);
}

/** The element has the focus, and a visible ring of its own. */
async function expectFocusSeen(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  // A radio button shows its ring on the element beside it.
  const hasRing = await element.evaluate((focused) =>
    [focused, ...(focused.parentElement?.children ?? [])].some((shown) => {
      const { outlineStyle, boxShadow } = getComputedStyle(shown);
      return focused.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none');
    }),
  );
  expect(hasRing).toBe(true);
}

test('a chapter is read, configured, navigated and left with the keyboard alone', async ({ page, reader, shelf }) => {
  await page.addInitScript((known) => localStorage.setItem('viewerSettings', JSON.stringify(known)), KNOWN_ZONES);
  await reader.open(`/viewer/${shelf.chapterId}`);
  await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeVisible();
  const counter = counterOf(page);

  // Another direction, from the settings. The focus returns to the button that opened them.
  const opener = page.getByRole('button', { name: 'Reading settings' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Reading settings' });
  await tabTo(page, sheet.getByRole('radio', { name: 'Vertical' }));
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectFocusSeen(opener);

  // A page from the grid of all pages.
  const overview = page.getByRole('button', { name: 'All pages' });
  await tabTo(page, overview, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const grid = page.getByRole('dialog', { name: 'All pages' });
  await tabTo(page, grid.getByRole('button', { name: 'Page 4', exact: true }));
  await page.keyboard.press('Enter');
  await expect(grid).toBeHidden();
  await expect(counter).toHaveText(/4/);
  await expectFocusSeen(overview);

  // A page by its number.
  await page.keyboard.press('g');
  await expect(grid.getByRole('spinbutton', { name: 'Go to page' })).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(grid).toBeHidden();
  await expect(counter).toHaveText(/5/);

  // While the slider has the focus, it moves by spreads in the direction of the book.
  const slider = page.getByRole('slider', { name: 'Page' });
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /1/);
  await expect(counter).toHaveText(/^1/);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(/3/);

  // The next chapter, its comments, and back to it.
  await tabTo(page, page.getByRole('link', { name: 'Next chapter: #002' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^#002/);
  const second = new URL(page.url()).pathname;
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/comments\//);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(second));
  await expect(counter).toBeVisible();
});

test('the edge slider is vertical, at the chosen edge, and moves through a strip', async ({ page, reader, shelf }) => {
  await page.addInitScript((known) => localStorage.setItem('viewerSettings', JSON.stringify(known)), {
    hasSeenTapZones: true,
    defaults: { edgeSlider: 'right' },
  });
  await reader.open(`/viewer/${shelf.chapterId}?p=1`);
  const slider = page.getByRole('slider', { name: 'Page' });
  await tabTo(page, slider);
  await expect(slider).toHaveAttribute('aria-orientation', 'vertical');
  await page.keyboard.press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Page 2 of 5');
  await expect(counterOf(page)).toHaveText('2 / 5');
  const { width, height, x } = (await slider.boundingBox())!;
  expect(height).toBeGreaterThan(4 * width);
  expect(x).toBeGreaterThan(1300);
  await page.keyboard.press('ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Page 1 of 5');
});

test('the next chapter is rendered before it is opened, and fullscreen stays on when it opens', async ({
  page,
  reader,
  shelf,
}) => {
  const fullScreen = () => page.evaluate(() => document.fullscreenElement?.tagName);
  await page.addInitScript((known) => localStorage.setItem('viewerSettings', JSON.stringify(known)), KNOWN_ZONES);
  await reader.open(`/viewer/${shelf.chapterId}?p=4`);
  const counters = page.locator('[data-counter]');
  await expect(counters).toHaveCount(2);
  const ahead = (await counters.nth(1).elementHandle())!;
  expect(await ahead.isVisible()).toBe(false);
  await page.keyboard.press('f');
  await expect.poll(fullScreen).toBe('MAIN');
  await page.keyboard.press('.');
  await expect(page).toHaveTitle(/^#002 /);
  expect(await ahead.isVisible()).toBe(true);
  await expect(page.getByRole('img', { name: 'Page 1 of 5' })).toBeInViewport();
  await expect(counterOf(page)).toHaveText('1 / 5');
  expect(await fullScreen()).toBe('MAIN');
});

const WORDS = {
  en: {
    strip: 'Page 1 of 5',
    spread: 'Pages 3 and 4 of 5, two-page spread, right to left',
    end: 'End of the chapter',
    pages: ['Page 3 of 5', 'Page 4 of 5'],
    region: 'After the chapter',
  },
  th: {
    strip: 'หน้า 1 จาก 5',
    spread: 'หน้า 3 และ 4 จาก 5 หน้าคู่ จากขวาไปซ้าย',
    end: 'จบตอน',
    pages: ['หน้า 3 จาก 5', 'หน้า 4 จาก 5'],
    region: 'หลังจบตอน',
  },
} as const;

for (const locale of ['en', 'th'] as const) {
  test(`a screen reader gets the position and the pages in reading order (${locale})`, async ({ page, reader, shelf }) => {
    const words = WORDS[locale];
    const place = (text: string) => expect(page.getByRole('status').getByText(text, { exact: true })).toBeAttached();
    await page.addInitScript((known) => localStorage.setItem('viewerSettings', JSON.stringify(known)), KNOWN_ZONES);
    await reader.open(`/viewer/${shelf.chapterId}?p=1`, locale);
    await place(words.strip);
    await expect.poll(() => picturesTold(page)).toContain(words.strip);

    // The pages before and after are ready, but screen readers do not see them.
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowLeft');
    await place(words.spread);
    await expect.poll(() => picturesTold(page)).toEqual(words.pages);

    await page.keyboard.press('End');
    await place(words.end);
    await expect(page.getByRole('region', { name: words.region })).toBeVisible();
    await expect.poll(async () => (await picturesTold(page)).filter((name) => /5/.test(name))).toEqual([]);
  });
}

/** The names of the comic's pictures in the browser's accessibility tree, in order. */
async function picturesTold(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = new Map(nodes.map((node) => [node.nodeId, node]));
  const names: string[] = [];
  const visit = (id: string): void => {
    const node = told.get(id);
    if (!node) return;
    if (!node.ignored && node.role?.value === 'image' && node.name?.value) names.push(String(node.name.value));
    node.childIds?.forEach(visit);
  };
  visit(nodes[0]!.nodeId);
  return names;
}
