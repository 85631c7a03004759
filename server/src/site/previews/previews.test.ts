import { CONTRACT_VERSION } from '@komawari/shared-state/contract';
import { aBuild } from '../../testing/builds';
import { createPublishingSite, type PublishingSite } from '../../testing/createPublishingSite';

let site: PublishingSite;
let token: string;

beforeAll(async () => {
  site = await createPublishingSite({ renderDeadlineMs: 20_000, config: { sourceOrigins: ['http://localhost:*'] } });
  token = await site.tokenFor('mf_one');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  await site.publishBuilds(['shell', 'mf_one', 'mf_two'].map((name) => aBuild(name, '1')));
  await site.publishBuilds([aBuild('mf_one', '2')], { token, isPreview: true });
});

const NEXT = [{ name: 'mf_one', version: '2' }];

/** Creates a link and returns its path. */
async function linkTo(releases: object[] = NEXT, more: object = {}): Promise<string> {
  const { status, link } = (await site.callPublishing('/previews', { releases, ...more }, token)) as unknown as {
    status: number;
    link: string;
  };
  expect(status).toBe(201);
  return new URL(link).pathname;
}

/** Follows a link as a browser does and returns the cookie of the visit. */
async function visit(path: string): Promise<string> {
  const response = await site.request(path);
  expect(response.status).toBe(303);
  return /^preview=[^;]+/.exec(response.headers.get('Set-Cookie') ?? '')?.[0] ?? '';
}

async function pageOf(headers: Record<string, string>, path = '/mf_one'): Promise<string> {
  site.time.now += 2;
  return (await site.request(path, { headers })).text();
}

test('a preview is recorded but not live', async () => {
  expect(await pageOf({})).toContain('/remotes/mf-one/1/');
  const { releases } = (await site.callPublishing('/releases', undefined)) as unknown as { releases: object[] };
  expect(releases).toContainEqual(expect.objectContaining({ name: 'mf_one', version: '2' }));
});

test('a link shows the release among the live ones for one visit, with a link to leave', async () => {
  const cookie = await visit(await linkTo());
  const page = await pageOf({ Cookie: cookie });
  expect(page).toContain('/remotes/mf-one/2/');
  expect(page).toContain(`"baseUrl":"/remotes/mf-two/1/"`);
  expect(page).toMatch(/<aside class="preview-badge" aria-label="Preview"><p>Preview: <b>mf_one<\/b> 2<\/p>/);
  expect(page).toContain('<a href="/-/leave-preview">Leave the preview</a>');
  expect((await site.request('/remotes/mf-one/2/page.js')).status).toBe(200);

  const left = await site.request('/-/leave-preview', { headers: { Cookie: cookie } });
  expect(left.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0/);
  expect(await pageOf({})).not.toContain('preview-badge');
});

test('the preview cookie ends with the browser session and is not readable by scripts', async () => {
  const response = await site.request(await linkTo());
  expect(response.headers.get('Set-Cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(response.headers.get('Set-Cookie')).not.toMatch(/Max-Age|Expires/);
});

test('preview pages name no composition for offline use', async () => {
  const cookie = await visit(await linkTo());
  const nameOf = async (headers: Record<string, string>) =>
    (await site.request('/mf_one', { headers })).headers.get('Komawari-Composition');
  expect(await nameOf({ Cookie: cookie })).toBeNull();
  expect(await nameOf({})).not.toBeNull();
});

test('the preview badge is in the language of the page', async () => {
  const cookie = await visit(await linkTo());
  expect(await pageOf({ Cookie: cookie, 'Accept-Language': 'th' })).toContain('ออกจากตัวอย่าง');
});

test('a preview includes what others publish meanwhile', async () => {
  const cookie = await visit(await linkTo());
  await site.publish('mf_two', '2');
  expect(await pageOf({ Cookie: cookie })).toContain(`"baseUrl":"/remotes/mf-two/2/"`);
});

test('a link redirects to the given page, but never to another site', async () => {
  const link = await linkTo();
  const target = async (to: string) => (await site.request(`${link}?to=${encodeURIComponent(to)}`)).headers.get('Location');
  expect(await target('/mf_one?a=1')).toBe('/mf_one?a=1');
  expect(await target('https://evil.test/')).toBe('/');
  expect(await target('//evil.test/')).toBe('/');
  expect(await target('/\\evil.test/')).toBe('/');
});

describe('a link becomes invalid', () => {
  test('when it has expired, also during a visit', async () => {
    const link = await linkTo(NEXT, { hours: 1 });
    const cookie = await visit(link);
    site.time.now += 60 * 60;
    const answer = await site.request(link, { headers: { 'Accept-Language': 'fr' } });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Ce lien d’aperçu a expiré');
    expect(await pageOf({ Cookie: cookie })).toContain('/remotes/mf-one/1/');
  });

  test('when it was modified', async () => {
    const [payload = '', signature = ''] = (await linkTo()).replace('/-/preview/', '').split('.');
    const [id, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number];
    const forged = Buffer.from(JSON.stringify([id, until, { mf_two: '1' }, {}])).toString('base64url');
    expect((await site.request(`/-/preview/${forged}.${signature}`)).status).toBe(410);
    expect((await site.request('/-/preview/nonsense')).status).toBe(410);
    expect((await site.request(`/-/preview/${payload}.`)).status).toBe(410);
  });

  test('when its token is revoked', async () => {
    const other = await site.tokenFor('mf_one');
    const { link } = (await site.callPublishing('/previews', { releases: NEXT }, other)) as unknown as { link: string };
    const id = /^kmw_([a-z0-9]+)_/.exec(other)?.[1];
    await site.request(`/-/tokens/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${site.operator}` } });
    expect((await site.request(new URL(link).pathname)).status).toBe(410);
  });
});

test.each([
  ['an invalid token', 'kmw_nonsense', NEXT, 401],
  ['another team’s release', undefined, [{ name: 'mf_two', version: '1' }], 403],
  ['a release that was never published', undefined, [{ name: 'mf_one', version: '9' }], 422],
  ['no releases', undefined, [], 422],
])('no link is created with %s', async (_what, other, releases, status) => {
  expect(await site.callPublishing('/previews', { releases }, other ?? token)).toMatchObject({ status });
});

describe('previews rendered on the server', () => {
  /** A build with a server bundle. Its HTML says which release rendered the page. */
  const rendering = (name: string, version: string, source: string) =>
    aBuild(name, version, { document: { server: { entry: 'server/s.cjs' } }, files: { 'server/s.cjs': source } });
  const SHELL = `
    exports.shared = {};
    exports.createPageRenderer = ({ loadRemote }) => async () => '<p>rendered by ' + (await loadRemote('mf_one')).name + '</p>';
  `;
  const remote = (name: string) => `exports.remote = { name: '${name}' };`;

  beforeEach(async () => {
    await site.publishBuilds([rendering('shell', '5', SHELL), rendering('mf_one', '5', remote('what is live'))]);
    await site.publishBuilds([rendering('mf_one', '6', remote('the preview'))], { token, isPreview: true });
  });

  test('use the previewed release, and are not sent to others', async () => {
    const cookie = await visit(await linkTo([{ name: 'mf_one', version: '6' }]));
    expect(await pageOf({})).toContain('rendered by what is live');
    const preview = await site.request('/mf_one', { headers: { Cookie: cookie } });
    expect(await preview.text()).toMatch(/rendered by the preview.*preview-badge/);
    expect(preview.headers.get('Cache-Control')).toBe('no-store');
    expect(await pageOf({})).toMatch(/^(?!.*preview-badge).*rendered by what is live/);
    expect(await pageOf({ Cookie: cookie })).toContain('rendered by the preview');
  });

  test('are left to the browser if the release has no server bundle', async () => {
    const cookie = await visit(await linkTo());
    expect(await pageOf({ Cookie: cookie })).not.toContain('rendered by');
  });
});

describe('remote on a developer’s machine', () => {
  const SOURCE = {
    name: 'mf_one',
    baseUrl: 'http://localhost:8480/-/source/mf-one/',
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    routes: [{ path: '/mf_one', page: 'Page', chrome: 'main' }],
  };
  const ask = (source: object, by = token) => site.callPublishing('/previews', { sources: [source] }, by);
  const linkOf = async (source: object) => new URL(((await ask(source)) as unknown as { link: string }).link).pathname;

  test('is shown in the live site, only during that visit', async () => {
    const cookie = await visit(await linkOf(SOURCE));
    const response = await site.request('/mf_one', { headers: { Cookie: cookie } });
    const page = await response.text();
    expect(page).toContain('"baseUrl":"http://localhost:8480/-/source/mf-one/"');
    expect(page).toContain('"isFromSource":true');
    expect(page).toContain(`"baseUrl":"/remotes/mf-two/1/"`);
    expect(page).toContain('<b>mf_one</b> http://localhost:8480');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self' http://localhost:8480;");
    const live = await site.request('/mf_one');
    expect(await live.text()).not.toContain('localhost');
    expect(live.headers.get('Content-Security-Policy')).not.toContain('localhost');
  });

  test('must belong to the token’s team', async () => {
    expect(await ask({ ...SOURCE, name: 'mf_two' })).toMatchObject({ status: 403 });
  });

  test('must be at an allowed origin', async () => {
    expect(await ask({ ...SOURCE, baseUrl: 'https://evil.test/x/' })).toMatchObject({
      status: 422,
      error: expect.stringMatching(/no preview load from https:\/\/evil\.test, where mf_one .* http:\/\/localhost:\*/),
    });
    expect(await ask({ ...SOURCE, baseUrl: 'http://localhost.evil.test:1/x/' })).toMatchObject({ status: 422 });
  });

  test('must have a valid description', async () => {
    expect(await ask({ ...SOURCE, entry: '../x.js' })).toMatchObject({
      status: 422,
      error: expect.stringContaining('entry is not the name of a file'),
    });
  });
});

test('preview pages are not counted for canary health', async () => {
  const cookie = await visit(await linkTo());
  await site.publishBuilds([aBuild('mf_two', '2')], { canary: 10 });
  await pageOf({ Cookie: cookie, 'Sec-Fetch-Dest': 'document' });
  site.time.now += 300;
  await site.monitor.check();
  const silent = (await site.monitor.canaryHealth())?.signs.find(({ sign }) => sign === 'silent');
  expect(silent).toMatchObject({ canary: { views: 0 }, base: { views: 0 } });
});
