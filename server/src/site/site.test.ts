import { SITE_NAME } from '@komawari/shared-domain';
import { CONTRACT_VERSION, type Composition, type SiteConfig } from '@komawari/shared-state/contract';
import { aBuild } from '../testing/builds';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';
import { insertDeployment, readLive } from './deployments/deploymentStore';
import type { frontendDiscovery } from './discovery';
import { recordRelease } from './releases/releaseStore';

let site: PublishingSite;

beforeAll(async () => {
  site = await createPublishingSite();
  for (const name of ['shell', 'mf_one', 'mf_two']) await site.publish(name, '1.0.0-a');
});
afterAll(() => site.close());
beforeEach(() => {
  // The live state is looked up once per second.
  site.time.now += 10;
  site.problems.length = 0;
});

async function html(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await site.request(address, { headers })).text();
}

async function composition(): Promise<{ composition: Composition; config: SiteConfig }> {
  const text = /<script type="application\/json" id="komawari-composition">(.*?)<\/script>/.exec(await html('/mf_one'))![1]!;
  return JSON.parse(text);
}

const versions = async () =>
  Object.fromEntries((await composition()).composition.remotes.map(({ name, version }) => [name, version]));

describe('page', () => {
  test('contains the composition with an ID derived from its content', async () => {
    const { composition: current, config } = await composition();
    expect(current.id).toMatch(/^[\w-]{16}$/);
    expect(current.shell.baseUrl).toBe('/shell/1.0.0-a/');
    expect(current.remotes.map(({ name, baseUrl }) => [name, baseUrl])).toEqual([
      ['mf_one', '/remotes/mf-one/1.0.0-a/'],
      ['mf_two', '/remotes/mf-two/1.0.0-a/'],
    ]);
    expect(config).toEqual({
      apiBase: '/api',
      questionnaireBase: '/api',
      healthSample: 0.1,
      siteName: SITE_NAME,
      copyright: '2019 Komawari',
      hasEbookMark: true,
      aboutUrl: '/about_us',
    });
  });

  test('contains the hashes of scripts and styles only', async () => {
    const { composition: current } = await composition();
    const files = [current.shell, ...current.remotes].flatMap(({ integrity }) => Object.keys(integrity));
    expect(files).toEqual(expect.arrayContaining(['remoteEntry.js', 'page.css']));
    expect(files.filter((file) => !/^(?!server\/).*\.(js|css)$/.test(file))).toEqual([]);
  });

  test('contains an outline for shells that support it, with a link to the whole composition', async () => {
    const { composition: before } = await composition();
    expect(before).not.toHaveProperty('wholeAt');
    await site.publish('shell', '1.0.0-outline', { document: { takesOutline: true } });
    site.time.now += 10;
    const { composition: outline } = await composition();
    const [own, other] = outline.remotes;
    expect(own?.integrity).toEqual(before.remotes[0]?.integrity);
    expect(other?.integrity).toEqual({});
    expect(outline.remotes.filter((remote) => 'pages' in remote || 'messages' in remote)).toEqual([]);
    const response = await site.request(outline.wholeAt!);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(await response.json()).toEqual({ ...before, id: outline.id, shell: outline.shell });
    for (const id of ['nobody', '%00', '%F0%9F%90%88'.repeat(4)]) {
      expect((await site.request(`/-/composition/${id}`)).status).toBe(404);
    }
    // A document that is stored for any URL contains the whole composition.
    expect(await html('/-/document')).not.toContain('wholeAt');
    await site.publish('shell', '1.0.0-a');
  });

  test('preloads the files of its remote in the browser’s language, with hashes', async () => {
    const page = await html('/mf_one', { 'Accept-Language': 'th,en;q=0.5' });
    expect(page).toContain('<html lang="th">');
    const preloads = [...page.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)" integrity="sha384-[^"]+">/g)];
    expect(preloads.map(([, as, href]) => `${as} ${href}`)).toEqual([
      'script /shell/1.0.0-a/messages-th.js',
      'script /remotes/mf-one/1.0.0-a/remoteEntry.js',
      'script /remotes/mf-one/1.0.0-a/page.js',
      'script /remotes/mf-one/1.0.0-a/messages-th.js',
      'style /remotes/mf-one/1.0.0-a/page.css',
    ]);
  });

  test('shows the shell’s opening until scripts run, in its language', async () => {
    expect(await html('/mf_one', { 'Accept-Language': 'th' })).toContain(
      '<div id="root"><div data-opening="main"><p>opening th</p></div></div>',
    );
    expect(await html('/nowhere')).toContain('<div id="root"><div data-opening="main"><p>opening en</p></div></div>');
    expect((await composition()).composition.shell).not.toHaveProperty('opening');
  });

  test('uses the language and theme of the reader’s cookies', async () => {
    const page = await html('/mf_one', { 'Accept-Language': 'en', Cookie: 'other=1; lang=ru; theme=dark' });
    expect(page).toContain('<html lang="ru" data-theme="dark">');
    expect(page).toContain('href="/remotes/mf-one/1.0.0-a/messages-ru.js"');
  });

  test('preloads the data of its route, with URL parameters and cookies', async () => {
    const quality = { from: 'cookie', name: 'imageQuality', oneOf: ['high', 'low'] };
    // The database returns parameters ordered by the length of their names, and a browser uses a preload only for exactly the
    // same URL.
    const data = [{ path: '/news', query: { news_id: ':id', of: quality }, dependsOn: ['session'] }];
    await site.publish('mf_two', '1.0.0-data', {
      document: { routes: [{ path: '/news/:id', page: 'Page', chrome: 'main', data }] },
    });
    const preloads = async (address: string, headers?: Record<string, string>) =>
      [...(await html(address, headers)).matchAll(/as="fetch" crossorigin="use-credentials" href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
    expect(await preloads('/news/1')).toEqual(['/api/news?news_id=1&amp;of=high']);
    expect(await preloads('/news/2')).toEqual(['/api/news?news_id=2&amp;of=high']);
    expect(await preloads('/news/2', { Cookie: 'imageQuality=low' })).toEqual(['/api/news?news_id=2&amp;of=low']);
    await site.publish('mf_two', '1.0.0-a');
  });

  test('ignores invalid cookies', async () => {
    expect(await html('/mf_one', { Cookie: 'lang=xx; theme="><script>' })).toContain('<html lang="en"><head>');
  });

  test('allows no inline scripts and no other hosts', async () => {
    const { headers } = await site.request('/mf_one');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('says in every language that scripts are needed', async () => {
    expect(await html('/mf_one')).toContain(
      '<p lang="th">หากต้องการอ่านตอนต่าง ๆ เก็บรายการโปรด และส่งข้อความถึงเรา โปรดเปิดใช้งาน JavaScript</p>',
    );
  });

  test('of an unknown address has status 404 and noindex', async () => {
    const response = await site.request('/nothing/here');
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('id="komawari-composition"');
    expect(text).toContain('<meta name="robots" content="noindex" data-head>');
  });

  test('of the shell is found', async () => {
    for (const address of ['/', '/main', '/error', '/about_us']) expect((await site.request(address)).status).toBe(200);
  });

  test('is answered with 304 if the browser has it', async () => {
    const etag = (await site.request('/mf_one')).headers.get('ETag')!;
    expect((await site.request('/mf_one', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });
});

describe('link preview', () => {
  test('of a title has its name, author, overview and image, escaped', async () => {
    const { title } = await site.addSerial(1, {
      name: 'Tea </title><script>alert(1)</script>',
      overview: 'A "quiet" <b>story</b>.',
    });
    site.time.now += 10;
    const page = await html(`/titles/${title.id}`);
    expect(page).toContain('<title>Tea &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; – Aiko Marlowe | Komawari</title>');
    expect(page).toContain('<meta property="og:description" content="A &quot;quiet&quot; &lt;b&gt;story&lt;/b&gt;." data-head>');
    expect(page).toContain(`<link rel="canonical" href="http://reader.test/titles/${title.id}" data-head>`);
    expect(page).not.toContain('<script>alert');
  });

  test('image is preloaded if the route shows it first', async () => {
    const routes = ['/updates', '/titles/:titleId', '/comments/:id'].map((path) => ({
      path,
      page: 'Page',
      chrome: 'main',
      preloadsPicture: path !== '/comments/:id',
    }));
    await site.publish('mf_two', '1.0.0-pictures', { document: { routes } });
    const { title, chapters } = await site.addSerial(1);
    await site.addBanner({ placement: 'top', image: 'first.webp' });
    site.time.now += 10;
    const pictures = async (address: string) => /<link rel="preload" as="image" href="([^"]*)">/.exec(await html(address))?.[1];
    expect(await pictures('/')).toBe('http://reader.test/images/first.webp');
    expect(await pictures(`/titles/${title.id}`)).toBe(`http://reader.test/images/${title.landscapeImage}`);
    expect(await pictures(`/comments/${chapters[0]!.id}`)).toBeUndefined();
    await site.publish('mf_two', '1.0.0-a');
  });

  test('of other pages describes the site, in the page’s language', async () => {
    const thai = await (await site.request('/mf_one', { headers: { 'Accept-Language': 'th' } })).text();
    expect(await html('/mf_one')).toContain('<meta name="description" content="Read serialized comics');
    expect(thai).toContain('<meta name="description" content="อ่านการ์ตูนรายตอน');
  });

  test('of a chapter names it, and the viewer is not indexed', async () => {
    const { chapters } = await site.addSerial(1, { name: 'Rain' });
    site.time.now += 10;
    const page = await html(`/viewer/${chapters[0]!.id}`);
    expect(page).toContain('<title>#001 (Rain) | Komawari</title>');
    expect(page).toContain('<meta name="robots" content="noindex" data-head>');
  });
});

describe('releases', () => {
  test('are served without a restart, and old files stay', async () => {
    const before = (await composition()).composition.id;
    await site.publish('mf_two', '1.0.0-b');
    expect((await versions()).mf_two).toBe('1.0.0-b');
    expect((await composition()).composition.id).not.toBe(before);
    expect((await site.request('/remotes/mf-two/1.0.0-a/page.js')).status).toBe(200);
  });

  test('return to an earlier version when it is published again', async () => {
    await site.publish('mf_two', '1.0.0-a');
    expect((await versions()).mf_two).toBe('1.0.0-a');
  });

  test('are rejected if another remote owns a URL', async () => {
    const thief = site.publish('mf_thief', '1.0.0-a', {
      document: { routes: [{ path: '/mf_one', page: 'Page', chrome: 'main' }] },
    });
    await expect(thief).rejects.toThrow(
      'mf_one 1.0.0-a (/mf_one) and mf_thief 1.0.0-a (/mf_one) claim the same URL. ' +
        'A URL has one owner: take it out of the routes.ts of one of them and build that one again.',
    );
    expect(await versions()).not.toHaveProperty('mf_thief');
  });

  test.each([
    [
      'of another contract',
      { contract: 99 },
      new RegExp(`contract is 99, and this site composes releases of contract ${CONTRACT_VERSION}`),
    ],
    [
      'with a route to no page',
      { routes: [{ path: '/x', page: 'None', chrome: 'main' }] },
      /names a page "None" that was not built/,
    ],
    [
      'with an invalid data request',
      { routes: [{ path: '/x', page: 'Page', chrome: 'main', data: [{ path: '/y', query: { id: ':id' } }] }] },
      /the data of \/x cannot be asked for: \/y: "id" is :id, and the route \/x has no such parameter/,
    ],
    ['with a file outside of its folder', { entry: '../../evil.js' }, /entry is not the name of a file/],
    ['without its entry', { entry: undefined }, /entry/],
    ['with a script without a hash', { entry: 'planted.js' }, /names planted\.js, which has no hash/],
  ])('are rejected for a remote %s', async (_what, document, problem) => {
    await expect(site.publish('mf_odd', '1.0.0-a', { document })).rejects.toThrow(problem);
    expect(await versions()).not.toHaveProperty('mf_odd');
  });

  test('with an old contract in the database are left out with the reason', async () => {
    const old = aBuild('mf_two', '0.9.0', { document: { contract: 1 } });
    const row = { name: 'mf_two', version: '0.9.0', hash: 'x', document: old.document, report: {} };
    await site.db.transaction((tx) => recordRelease(tx, { ...row, publishedAt: site.time.now, publishedBy: 'test' }));
    const { number = 0, base = {} } = (await readLive(site.db)) ?? {};
    const note = {
      number: number + 1,
      at: 1,
      who: 'test',
      action: 'publish',
      why: '',
      subjects: [],
      restores: null,
      override: null,
    } as const;
    await site.db.transaction((tx) => insertDeployment(tx, note, { base: { ...base, mf_two: '0.9.0' } }));
    site.time.now += 10;
    expect(await versions()).toEqual({ mf_one: '1.0.0-a' });
    expect(site.problems[0]).toMatch(/mf_two 0\.9\.0 is left out of the site.*contract is 1/);
    await site.publish('mf_two', '1.0.0-a');
  });

  test('are listed in frontend-discovery.json', async () => {
    const document = (await (await site.request('/frontend-discovery.json')).json()) as ReturnType<typeof frontendDiscovery>;
    expect(document.microFrontends.mf_one).toMatchObject([
      { url: '/remotes/mf-one/1.0.0-a/remoteEntry.js', metadata: { version: '1.0.0-a' }, deployment: { traffic: 100 } },
    ]);
  });

  test('have their composition named in /readyz', async () => {
    const readiness = await (await site.request('/readyz')).json();
    expect(readiness).toMatchObject({ status: 'ready', composition: (await composition()).composition.id });
  });
});

test('an invalid host is answered with 400', async () => {
  expect((await site.app.request('http://a"b/updates')).status).toBe(400);
  expect((await site.app.request('http://[::1]:8400/mf_one')).status).toBe(200);
});

test('before the first release, pages say how to publish and the API works', async () => {
  const empty = await createPublishingSite();
  const response = await empty.request('/updates');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npx komawari publish');
  expect((await empty.success('/language')).languages).toBeDefined();
  expect(await (await empty.request('/healthz')).json()).toEqual({ status: 'ok' });
  await empty.close();
});
