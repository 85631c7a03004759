import { createHash } from 'node:crypto';
import { LOCALES } from '@komawari/shared-domain';
import { decodeResponse, type SuccessResponse, viewOf } from '@komawari/shared-proto';
import type { Chrome, RenderedPage } from '@komawari/shared-state/contract';
import type { SiteOptions } from '../../config/config';
import { bumpContentVersion } from '../../database/counters';
import { aBuild, integrityOf } from '../../testing/builds';
import { createPublishingSite, type PublishingSite } from '../../testing/createPublishingSite';

const SHELL = `
  exports.shared = {};
  let rendered = 0;
  exports.createPageRenderer = ({ loadRemote, composition }) => async (page) => {
    if (page.address.startsWith('/mf_one')) await loadRemote('mf_one');
    rendered += 1;
    return '<link rel="preload" as="image" href="/a.webp"/><p style="top:1px">rendering ' + rendered + ' of ' + page.address + '</p>';
  };
`;
const REMOTE = 'exports.remote = {};';
const BROKEN = 'throw new Error("broken")';
const LETTERS = 'assets/onest-latin-wght-normal.0a1b2c3d.woff2';
const FACE = `@font-face{font-family:Onest;src:url(${LETTERS})}`;

/** A page of one chapter whose answer depends on reader and region. */
const OF_CHAPTER = {
  path: '/mf_one/:chapterId',
  data: [{ path: '/manga_viewer', query: { chapter_id: ':chapterId' }, dependsOn: ['session', 'region'] }],
};

let site: PublishingSite;

interface Setup {
  path?: string;
  remote?: string;
  chrome?: Chrome;
  data?: unknown;
  /** The page's script that runs on its HTML. */
  early?: string;
  /** The shell's script that adds the others. */
  startScript?: string;
  /** The text of the page's stylesheet. */
  css?: string;
  /** The text of the shell's stylesheet. */
  shellCss?: string;
  /** Additional fields of the shell's release. */
  shell?: Record<string, unknown>;
  /** The shell's server bundle. */
  shellSource?: string;
  /** Settings of the site. */
  config?: Partial<SiteOptions>;
}

async function setup({ path = '/mf_one', remote = REMOTE, chrome = 'main', data, early, css, ...ofShell }: Setup = {}) {
  const { shellSource = SHELL, config } = ofShell;
  site = await createPublishingSite({ renderDeadlineMs: 20_000, ...(config && { config }) });
  const routes = [{ path, page: 'Page', chrome, ...(data !== undefined && { data }) }];
  const pages = { Page: { js: ['page.js'], css: ['page.css'], ...(early !== undefined && { early }) } };
  for (const [name, source] of [
    ['shell', shellSource],
    ['mf_one', remote],
  ] as const) {
    const { startScript, shell, shellCss } = ofShell;
    const own = name === 'mf_one' ? { routes, pages } : { ...(startScript !== undefined && { startScript }), ...shell };
    const document = { server: { entry: 'server/s.cjs' }, ...own };
    const files = {
      'server/s.cjs': source,
      [LETTERS]: 'letters',
      ...(early !== undefined && { [early]: '/* early */' }),
      ...(css !== undefined && { 'page.css': css }),
      ...(name === 'shell' && shellCss !== undefined && { 'shell.css': shellCss }),
    };
    await site.publish(name, '1.0.0-a', { document, files });
  }
  site.tick();
}

afterEach(() => site.close());

async function pageAt(address: string, headers: Record<string, string> = {}) {
  const response = await site.request(address, { headers });
  const html = await response.text();
  const [, json] = /id="komawari-rendered">(.*?)<\/script>/.exec(html) ?? [];
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return { status: response.status, html, policy, rendered: json ? (JSON.parse(json) as RenderedPage) : undefined };
}

test('a page contains its first screen with styles, and the data that it was rendered from', async () => {
  await setup();
  const { html, policy, rendered } = await pageAt('/mf_one?x=1', {
    Cookie: 'lang=th; reads=th.en; zone=Asia/Bangkok; theme=dark',
  });
  expect(html).toContain('<div id="root"><p style="top:1px">rendering 1 of /mf_one?x=1</p></div>');
  expect(html).toMatch(/<link rel="preload" as="image" href="\/a.webp"\/>.*<style data-href="page.css">.*<\/head>/);
  expect(html).not.toContain('opening');
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'unsafe-hashes' 'sha256-/);
  expect(rendered).toMatchObject({ address: '/mf_one?x=1', locale: 'th', contents: ['th', 'en'], theme: 'dark' });
  expect(rendered).toMatchObject({ timeZone: 'Asia/Bangkok', now: site.clock() * 1000 });
});

test("a new reader's page has the time zone of their country, and one that was here has their own", async () => {
  await setup();
  const zoneOf = async (headers: Record<string, string>) => (await pageAt('/mf_one', headers)).rendered?.timeZone;
  expect(await zoneOf({})).toBe('UTC');
  expect(await zoneOf({ 'Accept-Language': 'th' })).toBe('Asia/Bangkok');
  expect(await zoneOf({ 'Accept-Language': 'th', 'X-Region': 'ID' })).toBe('Asia/Jakarta');
  expect(await zoneOf({ 'Accept-Language': 'th', Cookie: 'zone=Europe/Paris' })).toBe('Europe/Paris');
});

test('a page has the privacy notice until it is accepted, but not without chrome', async () => {
  await setup();
  async function hasNotice(cookie: string) {
    const { rendered } = await pageAt('/mf_one', { Cookie: cookie });
    return rendered && Boolean(rendered.hasGdprNotice);
  }
  expect(await hasNotice('lang=th')).toBe(true);
  expect(await hasNotice('lang=th; gdpr=yes')).toBe(false);
  await site.close();
  await setup({ chrome: 'none' });
  expect(await hasNotice('lang=th')).toBe(false);
});

test('images and styles precede scripts, and the composition comes last', async () => {
  await setup();
  const { html } = await pageAt('/mf_one');
  const places = [
    'as="image"',
    'data-href="page.css"',
    'as="script" fetchpriority="low"',
    '<div id="root">',
    'id="komawari-composition"',
  ];
  const found = places.map((text) => html.indexOf(text));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
  expect(html.match(/as="script"(?! fetchpriority="low")|as="style"/g)).toBeNull();
});

describe('rendering is cached', () => {
  const numberOf = async (headers?: Record<string, string>) =>
    /rendering (\d)/.exec((await pageAt('/mf_one', headers)).html)?.[1];

  test('for each language', async () => {
    await setup();
    expect([await numberOf(), await numberOf(), await numberOf({ Cookie: 'lang=ru' })]).toEqual(['1', '1', '2']);
  });

  test('while the answers stay the same, whatever else is written', async () => {
    await setup({ data: [{ path: '/title_list/allV2' }] });
    expect(await numberOf()).toBe('1');
    site.time.now += 60;
    expect(await numberOf()).toBe('1');
    await site.addPublisher();
    await bumpContentVersion(site.db);
    site.tick();
    expect(await numberOf()).toBe('1');
    const { id } = await site.addTitle();
    await site.addChapter({ titleId: id });
    await bumpContentVersion(site.db);
    site.tick();
    expect(await numberOf()).toBe('2');
  });

  test('while the titles in its answers are read', async () => {
    await setup({ data: [{ path: '/title_list/allV2' }] });
    const { title, chapters } = await site.addSerial(1);
    await bumpContentVersion(site.db);
    site.tick();
    expect(await numberOf()).toBe('1');
    site.content.views.count({ titleId: title.id, chapterId: chapters[0]!.id, network: '198.51.100.7' });
    await site.content.views.flush();
    site.time.now += 60;
    expect(await numberOf()).toBe('1');
    site.time.now += 900;
    expect(await numberOf()).toBe('2');
  });

  test('until a canary opens, because all pages report then', async () => {
    await setup();
    const sample = async () => /"healthSample":([\d.]+)/.exec((await pageAt('/mf_one')).html)?.[1];
    expect(await sample()).toBe('0.1');
    expect((await site.publishBuilds([aBuild('mf_one', '2')], { canary: 1 })).status).toBe(200);
    site.tick();
    expect(await sample()).toBe('1');
  });

  test('for a quarter of an hour, and is then rendered again while readers still get it', async () => {
    await setup();
    // Noon, so the day stays the same.
    expect(await numberOf()).toBe('1');
    site.time.now += 899;
    expect(await numberOf()).toBe('1');
    site.time.now += 61;
    expect(await numberOf()).toBe('1');
    // Until the thread has rendered the page. With each write, the server looks again.
    while ((await numberOf()) === '1') {
      await bumpContentVersion(site.db);
      site.tick();
      // The embedded database leaves no moment in which the thread's answer could arrive.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await numberOf()).toBe('2');
    site.time.now += 60;
    expect(await numberOf()).toBe('2');
  });

  test('for an hour without a reader, because its ages are wrong then', async () => {
    await setup();
    expect(await numberOf()).toBe('1');
    site.time.now += 3600;
    expect(await numberOf()).toBe('2');
  });

  test('until the day ends in the time zone of the page', async () => {
    await setup();
    site.time.now = Date.UTC(2026, 10, 20, 16, 59, 59) / 1000;
    expect(await numberOf({ Cookie: 'zone=Asia/Bangkok' })).toBe('1');
    expect(await numberOf({ Cookie: 'zone=UTC' })).toBe('2');
    site.time.now += 1;
    expect(await numberOf({ Cookie: 'zone=Asia/Bangkok' })).toBe('3');
    expect(await numberOf({ Cookie: 'zone=UTC' })).toBe('2');
  });
});

test('answers are inlined, except personal ones, which are preloaded', async () => {
  await setup({
    data: [
      { path: '/title_list/allV2' },
      { path: '/title_list/rankingV2', dependsOn: ['session'] },
      { path: '/title_list/bookmark', dependsOn: ['session'], isPersonal: true },
    ],
  });
  const { html, rendered } = await pageAt('/mf_one');
  expect(rendered && Object.keys(rendered.answers)).toEqual(['/title_list/allV2', '/title_list/rankingV2']);
  const asked = [...html.matchAll(/<link rel="preload" as="fetch"([^>]*) href="\/api([^"]*)"/g)];
  expect(asked.map(([, , call]) => call)).toEqual(['/title_list/rankingV2', '/title_list/bookmark']);
  expect(asked.every(([, attributes]) => attributes?.includes('fetchpriority="low"'))).toBe(true);
});

test('a rendered page runs its early script, and others do not', async () => {
  await setup({ early: 'early/Page.js' });
  const script = '<script async fetchpriority="high" src="/remotes/mf-one/1.0.0-a/early/Page.js" integrity="sha384-';
  expect((await pageAt('/mf_one')).html).toContain(script);
  await site.close();
  await setup({ early: 'early/Page.js', remote: BROKEN });
  expect((await pageAt('/mf_one')).html).not.toMatch(/<script[^>]* src="[^"]*early/);
});

test('a page without chrome is not painted before its first screen is complete', async () => {
  await setup({ chrome: 'none' });
  const { html } = await pageAt('/mf_one');
  const [, end = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
  const places = ['rel="expect"', '</head>', '<div id="root">', 'rendering ', `id="${end}"`].map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each([
  ['that is not rendered', { chrome: 'none', remote: BROKEN }],
  ['with a header', { chrome: 'main' }],
] as const)('a page %s is painted progressively', async (_which, parts) => {
  await setup(parts);
  expect((await pageAt('/mf_one')).html).not.toContain('rel="expect"');
});

describe('styles of a rendered page', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const sheetsIn = (html: string) =>
    [...html.matchAll(/<style data-href="([^"]*)">(.*?)<\/style>/g)].map(([, ...sheet]) => sheet);
  const linksIn = (html: string) => [...html.matchAll(/<link rel="stylesheet" data-href="([^"]*)"/g)].map(([, name]) => name);

  test('are inlined and allowed by hash', async () => {
    await setup({ css: '@layer remote.mf-one{.a{background:url(a.png)}}' });
    const { html, policy } = await pageAt('/mf_one');
    const [ofShell, ofPage] = sheetsIn(html);
    expect(ofShell).toEqual(['shell.css', expect.stringContaining('/* shell 1.0.0-a shell.css */')]);
    expect(ofPage).toEqual(['page.css', '@layer remote.mf-one{.a{background:url(/remotes/mf-one/1.0.0-a/a.png)}}']);
    expect(linksIn(html)).toEqual([]);
    const admitted = /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    expect(admitted?.slice(-2)).toEqual([hashOf(ofShell![1]!), hashOf(ofPage![1]!)]);
  });

  test('are linked if the browser has the files of this composition', async () => {
    await setup();
    const { headers } = await site.request('/mf_one');
    const id = headers.get('Komawari-Composition') ?? '';
    const known = await pageAt('/mf_one', { 'Service-Worker-Navigation-Preload': id });
    expect([sheetsIn(known.html), linksIn(known.html)]).toEqual([[], ['shell.css', 'page.css']]);
    for (const other of ['true', 'of-yesterday']) {
      const { html } = await pageAt('/mf_one', { 'Service-Worker-Navigation-Preload': other });
      expect(sheetsIn(html)).toHaveLength(2);
    }
  });

  test('are linked if the page is not rendered or the stylesheet is too long', async () => {
    await setup({ css: `@layer remote.mf-one{.a{content:"${'a'.repeat(70_000)}"}}` });
    expect(linksIn((await pageAt('/mf_one')).html)).toEqual(['page.css']);
    await site.close();
    await setup({ remote: BROKEN });
    expect(linksIn((await pageAt('/mf_one')).html)).toEqual(['shell.css']);
  });
});

describe('fonts of a rendered page', () => {
  const START = 'start(document)';
  const preload = (media: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin${media} href="/shell/1.0.0-a/${LETTERS}">`;

  test('wait for the shell’s script, which follows them', async () => {
    await setup({ startScript: START, shell: { preloadsLetters: true }, shellCss: `${FACE}.a{b:c}` });
    const { html, policy } = await pageAt('/mf_one');
    const face = FACE.replace(LETTERS, `/shell/1.0.0-a/${LETTERS}`);
    expect(html).toContain(`${preload(' media="not all"')}<style data-letters media="not all">${face}</style>`);
    expect(html).toContain('<style data-href="shell.css">.a{b:c}</style>');
    expect(html.indexOf('data-letters')).toBeLessThan(html.indexOf(`<script>${START}</script>`));
    expect(policy).toContain(createHash('sha256').update(face).digest('base64'));
  });

  test('are preloaded at once for a browser that has this composition', async () => {
    await setup({ startScript: START, shell: { preloadsLetters: true } });
    const id = (await site.request('/mf_one')).headers.get('Komawari-Composition') ?? '';
    expect((await pageAt('/mf_one', { 'Service-Worker-Navigation-Preload': id })).html).toContain(preload(''));
  });

  test.each([
    ['with an older shell', { startScript: START, shellCss: FACE }],
    ['that is not rendered', { startScript: START, shell: { preloadsLetters: true }, remote: BROKEN }],
  ])('are preloaded at once on a page %s', async (_page, parts) => {
    await setup(parts);
    const { html } = await pageAt('/mf_one');
    expect(html).toContain(preload(''));
    expect(html).not.toContain('not all');
  });
});

describe('scripts of a rendered page', () => {
  const START = 'start(document)';
  const inOrder = (html: string) => ({
    template: /<template data-scripts>(.*?)<\/template>/.exec(html)?.[1] ?? '',
    page: html.replace(/<template data-scripts>.*?<\/template>/, ''),
  });

  test('are in a template until the shell’s inline script, allowed by hash, inserts them', async () => {
    await setup({ startScript: START });
    const { html, policy } = await pageAt('/mf_one');
    const { template, page } = inOrder(html);
    expect(page).toMatch(/<script>start\(document\)<\/script><style data-href="shell.css">/);
    const hash = createHash('sha256').update(START).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(template).toMatch(/<script async src="\/shell\/1.0.0-a\/shell.js" integrity/);
    expect(template).toMatch(/<link rel="preload" as="script" href="\/remotes\/mf-one\/1.0.0-a\/page.js"/);
    expect(page).not.toMatch(/src="[^"]*shell.js"|as="script"/);
  });

  test.each([
    ['of an older shell', {}],
    ['that is not rendered', { startScript: START, remote: BROKEN }],
  ])('run at once on a page %s', async (_what, parts) => {
    await setup(parts);
    const { html, policy } = await pageAt('/mf_one');
    expect(html).toMatch(/<script async src="[^"]*shell.js"/);
    expect(html).not.toMatch(/<template|start\(/);
    expect(policy).toContain("script-src 'self';");
  });

  test('cannot be inserted by a start script that would break the HTML', async () => {
    for (const text of ['</SCRIPT>', '"<!--"', `a\n</script>`, 'x'.repeat(9000)]) {
      await expect(setup({ startScript: text })).rejects.toThrow(/startScript/);
      await site.close();
    }
    await setup();
  });
});

test('a cached rendering is used even while rendering of its release is suspended', async () => {
  const shellSource = `
    exports.shared = {};
    exports.createPageRenderer = () => async ({ address }) => {
      if (address.includes('broken')) throw new Error('planned');
      return '<p>rendered ' + address + '</p>';
    };`;
  await setup({ shellSource });
  const html = async (address: string) => (await site.request(address)).text();
  expect(await html('/mf_one?good')).toContain('rendered /mf_one?good');
  for (const name of ['a', 'b', 'c']) await html(`/mf_one?broken=${name}`);
  expect(await html('/mf_one?another')).not.toContain('rendered /mf_one');
  expect(await html('/mf_one?good')).toContain('rendered /mf_one?good');
});

test('a webview is rendered by its own bundle and loads no other files', async () => {
  const texts = {
    'webview/w.js': '/* w */',
    'server/w.cjs': `exports.renderWebview = async ({ page }) => '<p>' + page + '</p>';`,
  };
  const { files, document } = aBuild('mf_one', '2', { files: texts });
  const messages = Object.fromEntries(LOCALES.map((locale) => [locale, 'webview/w.js']));
  const integrity = integrityOf(files, (file) => file.startsWith('webview/'));
  const pages = { Page: { js: [], css: [] } };
  const webview = { js: ['webview/w.js'], css: [], pages, messages, integrity, server: { entry: 'server/w.cjs' } };
  await setup();
  const routes = [{ path: '/notice/:language', page: 'Page', chrome: 'webview', data: [{ path: '/title_list/allV2' }] }];
  await site.publish('mf_one', document.version, { document: { routes, webview }, files: texts });
  const { html, rendered } = await pageAt('/notice/tha');
  expect(html).toContain('<div id="root"><p>Page</p></div>');
  expect(html).toMatch(
    /<link rel="expect" href="#komawari-rendered" blocking="render">.*<div id="root">.*id="komawari-rendered"/,
  );
  expect(html).not.toContain('href="/api');
  expect(html).not.toContain('/shell/');
  expect(rendered).toMatchObject({ address: '/notice/tha', locale: 'th', answers: { '/title_list/allV2': {} } });
});

test('a page that depends on the region is rendered for each region, and varies by its header', async () => {
  await setup(OF_CHAPTER);
  const { chapters } = await site.addSerial(1);
  const address = `/mf_one/${chapters[0]!.id}`;
  const from = async (region: string) => {
    const response = await site.request(address, { headers: { 'X-Region': region } });
    const html = await response.text();
    const { answers } = JSON.parse(/id="komawari-rendered">(.*?)<\/script>/.exec(html)?.[1] ?? '') as RenderedPage;
    const [answer] = Object.values(answers);
    const view = viewOf(decodeResponse(Buffer.from(answer!.bytes, 'latin1')) as SuccessResponse, 'mangaViewer');
    return { region: view.regionCode, vary: response.headers.get('Vary'), isForNobody: answer!.isForNobody };
  };
  const vary = 'Accept-Encoding, Accept-Language, Cookie, Service-Worker-Navigation-Preload, x-region';
  expect(await from('FR')).toEqual({ region: 'FR', vary, isForNobody: true });
  expect(await from('JP')).toEqual({ region: 'JP', vary, isForNobody: true });
});

test('rendering a chapter page does not count as a view', async () => {
  await setup(OF_CHAPTER);
  const { chapters } = await site.addSerial(1);
  const address = `/mf_one/${chapters[0]!.id}`;
  const { counted } = site.content.views.totals();
  expect((await pageAt(address)).rendered).toBeDefined();
  expect(site.content.views.totals().counted).toBe(counted);
  await site.request(`/api/manga_viewer?chapter_id=${chapters[0]!.id}`);
  expect(site.content.views.totals().counted).toBe(counted + 1);
});

test('a page contains the choices that its answers depend on', async () => {
  const query = { quality: { from: 'cookie', name: 'imageQuality', oneOf: ['high', 'low'] } };
  await setup({ data: [{ path: '/title_list/allV2', query }] });
  expect((await pageAt('/mf_one', { Cookie: 'imageQuality=low' })).rendered).toMatchObject({ choices: { imageQuality: 'low' } });
});

test.each([
  ['whose remote throws', { remote: BROKEN }],
  ['whose data request fails', { data: [{ path: '/no_such_call' }] }],
])('a page %s is left to the browser', async (_what, options) => {
  await setup(options);
  const { status, html, rendered, policy } = await pageAt('/mf_one');
  expect([status, rendered]).toEqual([200, undefined]);
  expect(html).toContain('<p>opening en</p>');
  expect(policy).not.toContain('unsafe-hashes');
});

test('redirects are followed before rendering, and an unknown address renders the error page', async () => {
  await setup();
  expect((await pageAt('/about_us')).rendered).toMatchObject({ address: '/about_us' });
  const missing = await pageAt('/no/such/page?x=1');
  expect([missing.status, missing.rendered]).toEqual([404, expect.objectContaining({ address: '/error?x=1' })]);
});

test.each([
  ['under maintenance', 503, '/maintenance', { isUnderMaintenance: true }],
  ['blocked in the region of the reader', 451, '/blocking', { blockedRegions: ['DE'] }],
])('a site that is %s tells browsers without scripts so', async (_what, closedStatus, closedPage, config) => {
  await setup({ config });
  const { status, html, rendered, policy } = await pageAt('/mf_one', { 'x-region': 'DE' });
  expect([status, rendered]).toEqual([closedStatus, undefined]);
  expect(html).toContain(
    `<div id="root"><noscript><p style="top:1px">rendering 1 of ${closedPage}</p></noscript><div data-opening`,
  );
  expect(policy).toContain("'unsafe-hashes'");
});

test('a page is rendered as usual outside a blocked region', async () => {
  await setup({ config: { blockedRegions: ['DE'] } });
  const { status, rendered } = await pageAt('/mf_one', { 'x-region': 'FR' });
  expect([status, rendered?.address]).toEqual([200, '/mf_one']);
});

describe('not-found page', () => {
  const rendering = (html: string) => /<div id="root"><noscript>(.*?)<\/noscript><div data-opening="none">/.exec(html)?.[1];

  test.each(['/viewer/999999', '/viewer/abc', '/Viewer/999999'])(
    'of %s is rendered in noscript, and drawn by scripts otherwise',
    async (address) => {
      await setup({ path: '/viewer/:chapterId', chrome: 'none', startScript: 'start(document)' });
      const { status, html, rendered, policy } = await pageAt(address);
      expect([status, rendered]).toEqual([404, undefined]);
      expect(rendering(html)).toBe('<p style="top:1px">rendering 1 of /error</p>');
      expect(html).toContain('<meta name="robots" content="noindex" data-head>');
      expect(html).not.toContain('rel="canonical"');
      expect(html).toMatch(/<script async src="[^"]*shell.js"/);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("'unsafe-hashes'");
    },
  );

  test('is rendered once for all addresses of a route, without the privacy notice', async () => {
    const shellSource = SHELL.replace('page.address +', 'Boolean(page.hasGdprNotice) +');
    await setup({ path: '/titles/:titleId', shellSource });
    for (const address of ['/titles/999998', '/titles/999999']) {
      expect((await pageAt(address)).html).toContain('>rendering 1 of false</p></noscript>');
    }
  });

  test('has no nested noscript elements', async () => {
    await setup({ path: '/titles/:titleId', shellSource: SHELL.replace("' of '", "'<noscript><img></noscript>'") });
    expect((await pageAt('/titles/999999')).html).toContain('rendering 1<img>/error</p></noscript><div data-opening');
  });

  test('is not rendered for a route that has the same address', async () => {
    await setup({ path: '/titles/new' });
    const { status, html } = await pageAt('/titles/new');
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"><p style="top:1px">rendering 1 of /titles/new</p></div>');
  });
});
