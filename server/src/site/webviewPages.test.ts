import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LOCALES, type Locale } from '@komawari/shared-domain';
import type { WebviewFiles, WebviewPageData } from '@komawari/shared-state/contract';
import { pino } from 'pino';
import { writeBuild } from '../testing/builds';
import { createTestSite, type TestSite } from '../testing/createTestSite';
import { createCompositionSource } from './composition/compositionSource';

const PAGES = { Page: { js: ['page.js'], css: ['page.css'] }, Notice: { js: ['page-Notice.js'], css: ['page-Notice.css'] } };
const ROUTES = [
  { path: '/mf_one', page: 'Page', chrome: 'main' },
  {
    path: '/notice/:language',
    page: 'Notice',
    chrome: 'webview',
    data: [{ path: '/web/announcement', query: { lang: '{lang}' } }],
  },
];
const WEBVIEW: WebviewFiles = {
  js: ['webview/webview.js'],
  css: ['webview/webview.css'],
  pages: { Notice: { js: ['webview/page-Notice.js'], css: ['webview/page-Notice.css'] } },
  messages: Object.fromEntries(LOCALES.map((locale) => [locale, `webview/messages-${locale}.js`])) as Record<Locale, string>,
  integrity: { 'webview/webview.js': 'sha384-b4re' },
};

let repository: string;
let site: TestSite;
let problems: string[];

beforeAll(async () => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'komawari-'));
  problems = [];
  writeBuild(repository, 'shell', '1.0.0-a');
  writeBuild(repository, 'mf-one', '1.0.0-a', { routes: ROUTES, pages: PAGES, webview: WEBVIEW });
  writeBuild(repository, 'mf-two', '1.0.0-a');
  const log = pino({ level: 'error' }, { write: (line) => problems.push((JSON.parse(line) as { msg: string }).msg) });
  site = await createTestSite({
    delivery: ({ db, clock }) => ({ composition: createCompositionSource({ db, clock, repository, log }), repository }),
  });
});
afterAll(async () => {
  await site.close();
  rmSync(repository, { recursive: true });
});
beforeEach(() => {
  // Builds are looked at every few seconds.
  site.time.now += 10;
});

async function html(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await site.request(address, { headers })).text();
}

const filesIn = (page: string) => [...page.matchAll(/(?:href|src)="(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, file]) => file);

describe('a page without the shell', () => {
  test('names the files of its own release alone, words and page before the entry', async () => {
    expect(filesIn(await html('/notice/tha'))).toEqual([
      '/remotes/mf-one/1.0.0-a/webview/webview.css',
      '/remotes/mf-one/1.0.0-a/webview/page-Notice.css',
      '/remotes/mf-one/1.0.0-a/webview/messages-th.js',
      '/remotes/mf-one/1.0.0-a/webview/page-Notice.js',
      '/remotes/mf-one/1.0.0-a/webview/webview.js',
    ]);
    expect(await html('/notice/tha')).not.toMatch(/shell|mf[-_]two|komawari-composition/);
  });

  test('checks the hash of what it loads', async () => {
    expect(await html('/notice/en')).toContain('src="/remotes/mf-one/1.0.0-a/webview/webview.js" integrity="sha384-b4re"');
  });

  test.each([
    ['th', 'th', 'th', 'tha'],
    ['PTB', 'pt', 'pt-BR', 'ptb'],
    ['klingon', 'en', 'en', 'eng'],
  ])('at the language %p speaks %p, whatever the phone and the visit before prefer', async (code, locale, tag, apiCode) => {
    const page = await html(`/notice/${code}`, { 'Accept-Language': 'ru', Cookie: 'lang=fr; theme=dark' });
    expect(page).toContain(`<html lang="${tag}"><head>`);
    expect(page).toContain(`href="/api/web/announcement?lang=${apiCode}"`);
    const data = /<script type="application\/json" id="komawari-webview">(.*?)<\/script>/.exec(page)![1]!;
    expect(JSON.parse(data) as WebviewPageData).toEqual({
      config: { apiBase: '/api', questionnaireBase: '/api' },
      locale,
      route: '/notice/:language',
      page: 'Notice',
    });
  });

  test('is not indexed, and follows the text size and the theme of the phone', async () => {
    const page = await html('/notice/en');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<meta name="color-scheme" content="light dark">');
    expect(page).not.toMatch(/maximum-scale|user-scalable/);
  });

  test('asks for no icon', async () => {
    expect(await html('/notice/en')).toContain('<link rel="icon" href="data:,">');
  });

  test('runs under the same strict policy as the site', async () => {
    const { headers } = await site.request('/notice/en');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  });

  test('leaves the composed site without its files', async () => {
    expect(await html('/mf_one')).not.toContain('webview/');
  });

  test('whose release was not built for it is drawn by the shell, in the language of the address', async () => {
    writeBuild(repository, 'mf-one', '1.0.0-b', { routes: ROUTES, pages: PAGES });
    site.time.now += 10;
    const page = await html('/notice/th');
    expect(page).toContain('id="komawari-composition"');
    expect(page).toContain('<html lang="th">');
    expect(filesIn(page)).toContain('/remotes/mf-one/1.0.0-b/page-Notice.js');
  });

  test('that is missing among the webview pages keeps the release from being served', async () => {
    writeBuild(repository, 'mf-one', '1.0.0-c', { routes: ROUTES, pages: PAGES, webview: { ...WEBVIEW, pages: {} } });
    site.time.now += 10;
    await html('/mf_one');
    expect(problems.join()).toContain('the page "Notice" was not built to be shown without the shell');
  });
});
