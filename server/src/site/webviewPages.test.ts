import { LOCALES } from '@komawari/shared-domain';
import type { WebviewPageData } from '@komawari/shared-state/contract';
import { aBuild, type BuildParts, integrityOf } from '../testing/builds';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';

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
const MESSAGES = Object.fromEntries(LOCALES.map((locale) => [locale, `webview/messages-${locale}.js`]));
const WEBVIEW_FILES = ['webview/webview.js', 'webview/webview.css', 'webview/page-Notice.js', 'webview/page-Notice.css'];
const TEXTS = Object.fromEntries(
  ['page-Notice.js', 'page-Notice.css', ...WEBVIEW_FILES, ...Object.values(MESSAGES)].map((file) => [file, `/* ${file} */`]),
);

/**
 * The remote with a page that is built a second time, for display without the shell.
 * @param serverBundle the bundle that renders this page on the server
 */
function withWebview(pages: Record<string, unknown>, serverBundle?: string): BuildParts {
  const { files } = aBuild('mf_one', '1', { files: TEXTS });
  const integrity = integrityOf(files, (file) => file.startsWith('webview/'));
  const server = serverBundle === undefined ? undefined : { server: { entry: 'server/webview.cjs' } };
  const webview = { js: ['webview/webview.js'], css: ['webview/webview.css'], pages, messages: MESSAGES, integrity, ...server };
  const bundles: Record<string, string> = serverBundle === undefined ? {} : { 'server/webview.cjs': serverBundle };
  return { document: { routes: ROUTES, pages: PAGES, webview }, files: { ...TEXTS, ...bundles } };
}

const NOTICE = { Notice: { js: ['webview/page-Notice.js'], css: ['webview/page-Notice.css'] } };

let site: PublishingSite;

beforeAll(async () => {
  site = await createPublishingSite();
  await site.publish('shell', '1.0.0-a');
  await site.publish('mf_one', '1.0.0-a', withWebview(NOTICE));
  await site.publish('mf_two', '1.0.0-a');
});
afterAll(() => site.close());

async function html(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await site.request(address, { headers })).text();
}

const filesIn = (page: string) => [...page.matchAll(/(?:href|src)="(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, file]) => file);

describe('webview page', () => {
  test('loads only files of its own release, messages and page before the entry', async () => {
    expect(filesIn(await html('/notice/tha'))).toEqual([
      '/remotes/mf-one/1.0.0-a/webview/webview.css',
      '/remotes/mf-one/1.0.0-a/webview/page-Notice.css',
      '/remotes/mf-one/1.0.0-a/webview/messages-th.js',
      '/remotes/mf-one/1.0.0-a/webview/page-Notice.js',
      '/remotes/mf-one/1.0.0-a/webview/webview.js',
    ]);
    expect(await html('/notice/tha')).not.toMatch(/shell|mf[-_]two|komawari-composition/);
  });

  test('has integrity hashes', async () => {
    expect(await html('/notice/en')).toMatch(
      /src="\/remotes\/mf-one\/1\.0\.0-a\/webview\/webview\.js" integrity="sha384-[\w+/]{64}"/,
    );
  });

  test.each([
    ['th', 'th', 'th', 'tha'],
    ['PTB', 'pt', 'pt-BR', 'ptb'],
    ['klingon', 'en', 'en', 'eng'],
  ])('for language %p is in %p, whatever browser and cookies prefer', async (code, locale, tag, apiCode) => {
    const page = await html(`/notice/${code}`, { 'Accept-Language': 'ru', Cookie: 'lang=fr; theme=dark' });
    expect(page).toContain(`<html lang="${tag}"><head>`);
    expect(page).toContain(`href="/api/web/announcement?lang=${apiCode}"`);
    const data = /<script type="application\/json" id="komawari-webview">(.*?)<\/script>/.exec(page)![1]!;
    expect(JSON.parse(data) as WebviewPageData).toEqual({
      config: expect.objectContaining({ siteName: 'Komawari', apiBase: '/api', questionnaireBase: '/api' }),
      locale,
      route: '/notice/:language',
      page: 'Notice',
    });
  });

  test('is not indexed, and follows the device’s text size and theme', async () => {
    const page = await html('/notice/en');
    expect(page).toContain('<meta name="robots" content="noindex" data-head>');
    expect(page).toContain('<meta name="color-scheme" content="light dark">');
    expect(page).not.toMatch(/maximum-scale|user-scalable/);
  });

  test('requests no icon', async () => {
    expect(await html('/notice/en')).toContain('<link rel="icon" href="data:,">');
  });

  test('has the site’s content security policy', async () => {
    const { headers } = await site.request('/notice/en');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  });

  test('adds no files to the composed site', async () => {
    expect(await html('/mf_one')).not.toContain('webview/');
  });

  test('is rendered by the shell if the release has no webview build', async () => {
    await site.publish('mf_one', '1.0.0-b', { document: { routes: ROUTES, pages: PAGES }, files: TEXTS });
    const page = await html('/notice/th');
    expect(page).toContain('id="komawari-composition"');
    expect(page).toContain('<html lang="th">');
    expect(filesIn(page)).toContain('/remotes/mf-one/1.0.0-b/page-Notice.js');
  });

  test('that is missing in the webview build rejects the release', async () => {
    await expect(site.publish('mf_one', '1.0.0-c', withWebview({}))).rejects.toThrow(
      'the page "Notice" was not built to be shown without the shell',
    );
  });
});

test('a rendered webview requests its scripts after what is on the screen', async () => {
  const rendering = await createPublishingSite({ renderDeadlineMs: 20_000 });
  const shell = { 'server/s.cjs': 'exports.shared = {}; exports.createPageRenderer = () => async () => "";' };
  await rendering.publish('shell', '1.0.0-a', { document: { server: { entry: 'server/s.cjs' } }, files: shell });
  await rendering.publish('mf_one', '1.0.0-a', withWebview(NOTICE, 'exports.renderWebview = async () => "<p>News</p>";'));
  rendering.tick();
  const page = await (await rendering.request('/notice/en')).text();
  const places = [
    'webview/webview.css"',
    '<p>News</p>',
    'webview/messages-en.js',
    'webview/page-Notice.js',
    'webview/webview.js',
  ];
  const found = places.map((place) => page.indexOf(place));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((one, other) => one - other));
  await rendering.close();
});
