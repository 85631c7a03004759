/**
 * A site where every text is an attack: nothing runs, nothing loads from elsewhere, and the page shows the text as it was
 * written.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chaptersOf, publisherOf, titleNamed } from '@komawari/tooling/testing/content';
import { startTestSite } from '@komawari/tooling/testing/site';
import type { Page } from '@playwright/test';
import { test as base, expect } from './reader';
import { ATTACK_NAMES, ATTACK_TEXTS, writeAttackPack } from './writeAttackPack';

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
    async ({}, use) => {
      const pack = await mkdtemp(join(tmpdir(), 'komawari-attacks-'));
      await writeAttackPack(pack);
      const { url, told, stop } = await startTestSite({ pack, hasPages: true });
      // Exactly the four URLs that must not be followed.
      expect(told.match(/LEFT OUT/g)).toHaveLength(4);
      await use(url);
      await stop();
      await rm(pack, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

/** Records everything that an attack would do to the page, as it happens. */
async function watched(page: Page, site: string): Promise<string[]> {
  const breaches: string[] = [];
  page.on('dialog', (dialog) => {
    breaches.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => breaches.push(`${error.message} on ${page.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') breaches.push(`${message.text()} (${message.location().url}) on ${page.url()}`);
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site)) breaches.push(`a request to ${request.url()}`);
  });
  await page.addInitScript(noteCalls);
  return breaches;
}

function noteCalls(): void {
  for (const name of ['alert', 'msgbox', 'prompt', 'confirm'])
    Object.assign(globalThis, { [name]: () => Object.assign(globalThis, { __attacked: name }) });
}

/** What the attacks have left on the page: calls, elements that do not belong in content, event handlers, URLs that run code. */
function tracesIn(): string[] {
  const { __attacked } = globalThis as { __attacked?: string };
  const alien = [
    ...document.querySelectorAll(
      'main :is(script, iframe, object, embed, base, meta, link, style, form[action]:not([action="/search_result"]), portal, template)',
    ),
  ];
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const bad = attributes.filter(
    ({ name, value }) =>
      /^on/.test(name) ||
      (/^(href|src|srcset|action|formaction|data|xlink:href)$/.test(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)),
  );
  return [
    ...(__attacked ? [__attacked] : []),
    ...alien.map(({ outerHTML }) => outerHTML),
    ...bad.map(({ name, value }) => `${name}=${value}`),
  ];
}

const SCREENS: readonly { path: string; shows: (page: Page) => Promise<void> }[] = [
  { path: '/updates', shows: seesAttack },
  { path: '/featured', shows: seesAttack },
  { path: '/manga_list/all', shows: seesAttack },
  { path: '/manga_list/hot', shows: seesAttack },
  { path: '/manga_list/updated', shows: seesAttack },
  { path: '/calendar', shows: seesAttack },
  { path: '/titles/:titleId', shows: seesAttack },
  { path: '/publisher_news/:publisherId', shows: seesAttack },
  { path: '/comments/:chapterId?order=newest', shows: readComments },
  // The end of the chapter, where the comments can be opened.
  { path: '/viewer/:chapterId', shows: seesAttack },
  { path: '/announcement', shows: openAll },
  { path: '/legal/terms', shows: seesLegalText },
  { path: '/webview/announcement/tha', shows: openAll },
  { path: '/webview/faq/eng', shows: openAll },
  { path: '/webview/faq/tha', shows: openAll },
];

/** The attack shows as text and did not become markup. */
async function seesAttack(page: Page): Promise<void> {
  await expect(page.getByText('alert(1)').first()).toBeAttached();
}

/** The server has left only the harmless parts of its text. */
async function seesLegalText(page: Page): Promise<void> {
  await expect(page.getByText('In force since')).toBeVisible();
}

async function readComments(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the comments' }).click();
  const list = page.getByRole('main').getByRole('list').first();
  await expect(list.getByRole('listitem').nth(20)).toBeAttached();
  await seesAttack(page);
}

async function openAll(page: Page): Promise<void> {
  const heads = page.getByRole('main').locator('details:not([open]) > summary');
  await expect(heads.nth(50)).toBeAttached();
  await heads.evaluateAll((summaries) => summaries.forEach((summary) => (summary as HTMLElement).click()));
  await expect(page.getByRole('region').nth(50)).toBeVisible();
}

test('content written by an editor runs no script on any screen', async ({ page, reader, site }) => {
  test.slow();
  const breaches = await watched(page, site);
  const title = await titleNamed(ATTACK_NAMES[0]!, site);
  const ids = {
    titleId: title.titleId,
    chapterId: (await chaptersOf(title, site))[0]!.chapterId,
    publisherId: await publisherOf(title, site),
  };
  for (const { path, shows } of SCREENS) {
    await reader.open(path.replace(/:(\w+)/, (_, name: keyof typeof ids) => String(ids[name])));
    await shows(page);
    expect(await page.evaluate(tracesIn), path).toEqual([]);
    expect(breaches, path).toEqual([]);
  }
});

test('a search keyword in the URL runs no script', async ({ page, reader, site }) => {
  const breaches = await watched(page, site);
  await reader.open(`/search_result?keyword=${encodeURIComponent('"><script>alert(1)</script>')}`);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('"><script>alert(1)</script>');
  for (const attack of ATTACK_TEXTS) {
    await reader.goOn(`/search_result?keyword=${encodeURIComponent(attack)}`);
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe(attack);
  }
  expect(await page.evaluate(tracesIn)).toEqual([]);
  expect(breaches).toEqual([]);
});

test.describe('server responses parsed by a browser', () => {
  // Our pages do not turn text into HTML, and each allows only the styles that it was rendered with. Here, one page parses them
  // all.
  test.use({ bypassCSP: true, mayPrint: /\/titles\/.*the server responded with a status of 404/ });

  test('HTML for URLs with attack texts contains no event handlers and no injected scripts', async ({ page, reader }) => {
    await reader.open('/about_us');
    const paths = ATTACK_TEXTS.flatMap((attack) => {
      const text = encodeURIComponent(attack);
      return [`/search_result?keyword=${text}`, `/titles/${text}`, `/webview/questionnaire/en/${text}?os=${text}`];
    });
    const { handlers, scripts } = await page.evaluate(partsOf, paths);
    expect(handlers).toEqual([]);
    expect(scripts.filter((script) => /alert\(1\)|evil\.example/.test(script))).toEqual([]);
  });

  test('feeds and calendars with attack texts contain only the expected elements and properties', async ({
    page,
    reader,
    site,
  }) => {
    await reader.open('/about_us');
    const { titleId } = await titleNamed(ATTACK_NAMES[0]!, site);
    for (const path of ['/feeds/en', '/feeds/th', `/feeds/titles/${titleId}`]) {
      const names = await page.evaluate(namesInFeed, `${path}/chapters.atom`);
      expect(names.problem).toBeUndefined();
      expect(names.elements.filter((name) => !FEED_ELEMENTS.includes(name))).toEqual([]);
      const calendar = await (await fetch(`${site}${path}/calendar.ics`)).text();
      const lines = calendar
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n')
        .slice(0, -1);
      expect(
        lines.filter(
          (line) =>
            !/^(BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|UID|DTSTAMP|DTSTART|SUMMARY|DESCRIPTION|URL|STATUS|TRANSP)[;:]/.test(
              line,
            ),
        ),
      ).toEqual([]);
      expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    }
  });
});

/** The scripts and event handlers in the HTML of these URLs, as a browser parses it. */
async function partsOf(paths: string[]): Promise<{ handlers: string[]; scripts: string[] }> {
  const documents = await Promise.all(
    paths.map(async (path) => new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')),
  );
  const elements = documents.flatMap((html) => [...html.querySelectorAll('*')]);
  const handlers = elements
    .filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on')))
    .map(({ outerHTML }) => outerHTML);
  const scripts = elements.filter((element) =>
    element.matches('script:not([type="application/json"]), iframe, base, meta[http-equiv], object, embed'),
  );
  return { handlers, scripts: [...new Set(scripts.map(({ outerHTML }) => outerHTML))] };
}

const FEED_ELEMENTS = ['feed', 'id', 'title', 'updated', 'author', 'name', 'link', 'entry', 'published', 'content'];

async function namesInFeed(path: string): Promise<{ problem: string | undefined; elements: string[] }> {
  const feed = new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml');
  const problem = feed.querySelector('parsererror')?.textContent ?? undefined;
  return { problem, elements: [...new Set([...feed.querySelectorAll('*')].map(({ localName }) => localName))] };
}

test('an imported history file with attack texts is shown as text', async ({ page, reader, site }) => {
  const breaches = await watched(page, site);
  const at = Date.now() - 1000;
  const titles = ATTACK_NAMES.map((name, index) => ({
    titleId: index + 1,
    titleName: name,
    portraitImageUrl: '',
    chapterId: index + 1,
    chapterName: name,
    page: 1,
    pageCount: 3,
    fraction: 0.5,
    at: at - index,
  }));
  const chapters = titles.map(({ titleId, chapterId, chapterName, page: read, pageCount, at: when }) => ({
    titleId,
    chapterId,
    chapterName,
    page: read,
    pageCount,
    isFinished: false,
    at: when,
  }));
  const file = {
    format: 'komawari-reading-history',
    version: 1,
    savedAt: new Date(at).toISOString(),
    titles,
    chapters,
    favorites: [],
  };
  await reader.open('/history');
  await page.locator('input[type="file"]').setInputFiles({
    name: '<img src=x onerror=alert(1)>.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true }).click();
  await seesAttack(page);
  expect(await page.evaluate(tracesIn)).toEqual([]);
  expect(breaches).toEqual([]);
});
