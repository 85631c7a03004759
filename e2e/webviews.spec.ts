/** The app's webviews: served from the engagement remote alone, on whatever phone. */
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
  test(`${path} asks for nothing but the engagement remote's own files, and keeps to the strict policy`, async ({ page }) => {
    const problems = problemsOf(page);
    const files = filesOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !file.startsWith('/remotes/mf-engagement/'))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(problems).toEqual([]);
  });
}

test('without storage the announcements and the survey are the same', async ({ page }) => {
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
  test(`the page is ${colorScheme} where the phone is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/webview/announcement/en');
    await expect(page.getByRole('region').first()).toBeVisible();
    const [paper, ink] = await page.evaluate(coloursOf);
    if (colorScheme === 'dark') expect(paper).toBeLessThan(ink!);
    else expect(paper).toBeGreaterThan(ink!);
  });
}

test('at twice the text size everything is twice as large and nothing runs out of the screen', async ({ page }) => {
  await page.goto('/webview/announcement/en');
  const region = page.getByRole('region').first();
  await expect(region).toBeVisible();
  const before = await region.evaluate(textSizeOf);
  // What an Android webview's text zoom and an iPhone's text size come to.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await region.evaluate(textSizeOf)).toBeCloseTo(before * 2, 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an answer that does not come is told in place, and asked for again', async ({ page }) => {
  await page.route('**/api/web/announcement*', (route) => route.abort());
  await page.goto('/webview/announcement/en');
  await expect(page.getByRole('heading', { name: en['engagement.fault.offlineTitle'] })).toBeVisible();
  await page.unroute('**/api/web/announcement*');
  await page.getByRole('button', { name: en['engagement.fault.retry'] }).tap();
  await expect(page.getByRole('region').first()).toBeVisible();
});

/** Paths of all scripts, styles and typefaces that the page asks for. */
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

/** As in a webview whose app has switched storage off: the property itself throws. */
function withoutStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
  }
}

/** Brightness of the page and of its text. */
function coloursOf(): number[] {
  const { backgroundColor, color } = getComputedStyle(document.body);
  return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)![0]));
}

function textSizeOf(element: Element): number {
  return parseFloat(getComputedStyle(element).fontSize);
}
