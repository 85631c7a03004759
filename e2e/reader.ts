import { CHOICE_COOKIES, GDPR_ACCEPTED, type Locale } from '@komawari/shared-domain';
import { chaptersOf, publisherOf, titleNamed } from '@komawari/tooling/testing/content';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { watchBrowser } from './watchedBrowser';

/** The content of a journey: the first chapter of a title that reads from right to left, in English and in Russian. */
export interface Shelf {
  titleId: number;
  chapterId: number;
  publisherId: number;
  russianTitleId: number;
  russianChapterId: number;
}

export interface Reader {
  /**
   * Opens a URL of the site as a new visitor would, with the site in this language, and waits until scripts have hydrated the
   * page.
   */
  open: (path: string, locale?: Locale) => Promise<void>;
  /** Like `open`, for a journey that looks at the page before scripts have hydrated it, or where they never do. */
  arrive: (path: string, locale?: Locale) => Promise<void>;
  /** Goes from a remote's page to another URL without loading the document again, as a link does. */
  goOn: (path: string) => Promise<void>;
}

export interface JourneyOptions {
  /** Console output that this journey allows. Any other warning or error fails it. */
  mayPrint: RegExp | undefined;
}

export const test = base.extend<
  JourneyOptions & { reader: Reader; quiet: void },
  { shelf: Shelf; site: string; printed: string[] }
>({
  mayPrint: [undefined, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
  printed: [async ({}, use) => use([]), { scope: 'worker' }],
  browser: [
    async ({ browser, printed }, use) => {
      watchBrowser(browser, printed);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ printed, mayPrint }, use) => {
      printed.length = 0;
      await use();
      expect(printed.filter((line) => !mayPrint?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
    async ({}, use) => use(process.env.KOMAWARI_E2E_SITE!),
    { scope: 'worker' },
  ],
  shelf: [
    async ({ site }, use) => {
      const title = await titleNamed('Neon Harbor', site);
      const russian = await titleNamed('Неоновая гавань', site);
      const [chapter] = await chaptersOf(title, site);
      const [russianChapter] = await chaptersOf(russian, site);
      await use({
        titleId: title.titleId,
        chapterId: chapter!.chapterId,
        publisherId: await publisherOf(title, site),
        russianTitleId: russian.titleId,
        russianChapterId: russianChapter!.chapterId,
      });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  reader: ({ page, site }, use) => use(readerOf(page, site)),
});

export { expect };

function readerOf(page: Page, site: string): Reader {
  const reader: Reader = {
    async open(path, locale) {
      await reader.arrive(path, locale);
      await untilHydrated(page);
    },
    async arrive(path, locale = 'en') {
      await page.addInitScript(prepareStorage, locale);
      await prepareCookies(page, site, locale);
      // A file that hangs would delay the load event forever.
      await page.goto(path, { waitUntil: 'commit' });
    },
    async goOn(path) {
      await untilHydrated(page);
      await page.evaluate(navigate, path);
    },
  };
  return reader;
}

/** Sets the cookies that an earlier visit would have left. The server renders pages by them. */
async function prepareCookies(page: Page, url: string, locale: Locale): Promise<void> {
  const context = page.context();
  const known = await context.cookies(url);
  if (known.some(({ name }) => name === CHOICE_COOKIES.locale)) return;
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const choices = { locale, contents: locale, timeZone, isGdprAccepted: GDPR_ACCEPTED };
  const names = Object.keys(choices) as (keyof typeof choices)[];
  await context.addCookies(names.map((name) => ({ name: CHOICE_COOKIES[name], value: choices[name], url })));
}

/** A reader who has chosen a language and has seen the privacy notice. */
function prepareStorage(locale: string): void {
  if (localStorage.getItem('service')) return;
  localStorage.setItem('service', JSON.stringify(locale));
  localStorage.setItem('contentsV2', JSON.stringify([locale]));
  localStorage.setItem('gdpr', 'true');
}

/** The counter of the open chapter. Near its end, the next chapter renders after it, out of sight. */
export function counterOf(page: Page): Locator {
  return page.locator('[data-counter]').first();
}

/** Waits until scripts have hydrated the page. Before that, input on the server-rendered page may be lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

/**
 * No part is still in its server-rendered state, and the router has numbered the history entry, so it listens. Or a webview is
 * there.
 */
function isTakenOver(): boolean {
  if (document.querySelector('[data-status="rendered"]')) return false;
  return typeof history.state?.idx === 'number' || document.querySelector('[data-status="ready"]') !== null;
}

function navigate(path: string): void {
  history.pushState({ idx: history.length }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
