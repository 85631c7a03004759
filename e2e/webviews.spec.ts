/** The app's webviews: served from the engagement remote alone, on any phone. */
import type { Page } from '@playwright/test';
import en from '../mf-engagement/src/locales/en.json' with { type: 'json' };
import ru from '../mf-engagement/src/locales/ru.json' with { type: 'json' };
import th from '../mf-engagement/src/locales/th.json' with { type: 'json' };
import { expect, test } from './reader';

const PAGES = [
  { path: '/webview/announcement/en', title: en['engagement.announcement.title'] },
  { path: '/webview/announcement/rus', title: ru['engagement.announcement.title'] },
  { path: '/webview/faq/tha', title: th['engagement.faq.title'] },
  { path: '/webview/questionnaire/en/journey?os=ios&app_ver=1.0', title: en['engagement.survey.title'] },
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const { path, title } of PAGES) {
  test(`${path} loads only files of the engagement remote and logs no errors or warnings`, async ({ page }) => {
    const problems = problemsOf(page);
    const files = filesOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Messages, page and entry. Its styles are inline.
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !file.startsWith('/remotes/mf-engagement/'))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(problems).toEqual([]);
  });
}

test('the remote’s own styles win over the reset', async ({ page }) => {
  await page.goto('/webview/announcement/en');
  // The only thing that the reset changes on a heading is its margin. A layer that is declared too late loses to the reset.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveCSS('margin-bottom', '0px');
});

test('announcements and survey work without storage', async ({ page }) => {
  const problems = problemsOf(page);
  await page.addInitScript(withoutStorage);
  await page.goto('/webview/announcement/en');
  await expect(page.getByRole('region').first()).toBeVisible();
  await page.goto('/webview/questionnaire/en/without-storage');
  await expect(page.getByRole('heading', { level: 1, name: en['engagement.survey.title'] })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeAttached();
  expect(problems).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page follows the ${colorScheme} color scheme of the phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/webview/announcement/en');
    await expect(page.getByRole('region').first()).toBeVisible();
    const [paper, ink] = await page.evaluate(colorsOf);
    if (colorScheme === 'dark') expect(paper).toBeLessThan(ink!);
    else expect(paper).toBeGreaterThan(ink!);
  });
}

test.describe('a webview whose messages do not load', () => {
  test.use({ mayPrint: /messages-th-json/ });

  test('stays as the server rendered it', async ({ page }) => {
    await page.route(/messages-th/, (route) => route.abort());
    await page.goto('/webview/faq/tha');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).toHaveAttribute('data-status', 'rendered');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0E00-\u0E7F]/);
  });
});

for (const path of ['/webview/announcement/tha', '/webview/faq/rus', '/webview/questionnaire/rus/large']) {
  test(`${path} doubles its text with the phone's font size and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const phone = await page.context().newCDPSession(page);
    await phone.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(path);
    await expect(page.locator('summary, button').last()).toBeVisible();
    expect(await page.locator('body').evaluate(textSizeOf)).toBe(32);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test(`${path} fits a narrow phone when an Android webview doubles only the text`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.locator('summary, button').last()).toBeVisible();
    await page.evaluate(doubleText);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

/** Paths of all scripts, styles and fonts that the page requests. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) files.push(new URL(request.url()).pathname);
  });
  return files;
}

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** As in a webview whose app has disabled storage: the property itself throws. */
function withoutStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
  }
}

/** Brightness of the page's background and of its text. */
function colorsOf(): number[] {
  const { backgroundColor, color } = getComputedStyle(document.body);
  return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)![0]));
}

/** The effect of `WebSettings.setTextZoom(200)`: all text is twice as large, but a `rem` stays the same. */
function doubleText(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('body, body :not(svg, svg *)')];
  const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
  for (const [index, element] of elements.entries()) element.style.fontSize = `${sizes[index]! * 2}px`;
}

function textSizeOf(element: Element): number {
  return parseFloat(getComputedStyle(element).fontSize);
}
