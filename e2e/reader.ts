import { CHOICE_COOKIES, GDPR_ACCEPTED, type Locale } from '@komawari/shared-domain';
import { chaptersOf, publisherOf, titleNamed } from '@komawari/tooling/testing/content';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { watchBrowser } from './watchedBrowser';

/** What a journey reads: the first chapter of a title that reads from right to left, in English and in Russian. */
export interface Shelf {
  titleId: number;
  chapterId: number;
  publisherId: number;
  russianTitleId: number;
  russianChapterId: number;
}

export interface Reader {
  /** Opens an address of the site as a new visitor would, with the site in this language, and waits until scripts have the page. */
  open: (path: string, locale?: Locale) => Promise<void>;
  /** As `open`, for a journey that looks at what is there before scripts have the page, or where they never have. */
  arrive: (path: string, locale?: Locale) => Promise<void>;
  /** Goes on from a remote's page to another address without loading the document again, as a link does. */
  goOn: (path: string) => Promise<void>;
}

export interface JourneyOptions {
  /** What this journey lets the console say: without it a warning or an error there is a failure. */
  mayPrint: RegExp | undefined;
}

export const test = base.extend<
  JourneyOptions & { reader: Reader; quiet: void },
  { shelf: Shelf; site: string; printed: string[] }
>({
  mayPrint: [undefined, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the way in which Playwright says that a fixture needs no other
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
    // oxlint-disable-next-line no-empty-pattern -- the way in which Playwright says that a fixture needs no other
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
      await untilTakenOver(page);
    },
    async arrive(path, locale = 'en') {
      await page.addInitScript(prepareStorage, locale);
      await prepareCookies(page, site, locale);
      // A file that hangs would hold back the load event for ever.
      await page.goto(path, { waitUntil: 'commit' });
    },
    async goOn(path) {
      await untilTakenOver(page);
      await page.evaluate(navigate, path);
    },
  };
  return reader;
}

/** What an earlier visit has left for the server, which renders pages by it. */
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

/** The counter of the open chapter: near its end the next one is drawn after it, out of sight. */
export function counterOf(page: Page): Locator {
  return page.locator('[data-counter]').first();
}

/** Until scripts have the page: what is pressed, written or chosen on what the server rendered may be lost. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

/** Nothing is as the server rendered it, and the router listens to the history, whose entries it numbers, or a webview is there. */
function isTakenOver(): boolean {
  if (document.querySelector('[data-status="rendered"]')) return false;
  return typeof history.state?.idx === 'number' || document.querySelector('[data-status="ready"]') !== null;
}

function navigate(path: string): void {
  history.pushState({ idx: history.length }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
