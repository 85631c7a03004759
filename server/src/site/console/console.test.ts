import { sql } from 'drizzle-orm';
import { aBuild } from '../../testing/builds';
import { freshPublishingSite } from '../../testing/freshPublishingSite';

const site = freshPublishingSite(['shell', 'mf_one', 'mf_two']);
beforeEach(async () => {
  await site.publishBuilds([aBuild('mf_one', '2')], { why: 'a <b>new</b> page' });
});

/** Submits a form as a browser does. */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site.request(`/-/console${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });
}

async function signIn(token: string): Promise<string> {
  const response = await send('/sign-in', { token });
  expect(response.status).toBe(303);
  return /^deploy-token=[^;]+/.exec(response.headers.get('Set-Cookie') ?? '')?.[0] ?? '';
}

async function textAs(cookie: string): Promise<string> {
  return (await site.request('/-/console', { headers: { Cookie: cookie } })).text();
}

const live = async () =>
  ((await site.callPublishing('/deployments', undefined)) as unknown as { deployments: { base: object }[] }).deployments[0];

test('shows nothing without a token', async () => {
  const page = await site.request('/-/console');
  const text = await page.text();
  expect(text).toContain('type="password"');
  expect(text).not.toContain('mf_one');
  expect((await send('/sign-in', { token: 'kmw_nonsense' })).status).toBe(401);
  expect((await send('/change', { action: 'promote', why: 'x' })).status).toBe(401);
});

test('runs no script, loads nothing from elsewhere, and is not cached', async () => {
  const { headers } = await site.request('/-/console');
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(headers.get('Content-Security-Policy')).not.toContain('script');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect((await site.request('/-/console/console.css')).headers.get('Content-Type')).toMatch(/^text\/css/);
});

test('stores the token in a cookie for the console only', async () => {
  const { headers } = await send('/sign-in', { token: site.operator });
  expect(headers.get('Set-Cookie')).toMatch(/; Max-Age=43200; Path=\/-\/console; HttpOnly; SameSite=Strict$/);
  expect((await send('/sign-out', {})).headers.get('Set-Cookie')).toMatch(/^deploy-token=; Max-Age=0; Path=\/-\/console/);
});

test('shows the live state, the record and releases, with escaped texts', async () => {
  const text = await textAs(await signIn(site.operator));
  expect(text).toContain('100 % of readers');
  expect(text).toContain('a &lt;b&gt;new&lt;/b&gt; page');
  expect(text.match(/<li id="change-\d+">/g)).toEqual(['<li id="change-2">', '<li id="change-1">']);
  expect(text.match(/<span class="tag">live<\/span>/g)).toHaveLength(3);
});

test('rolls back with one form that requires a reason', async () => {
  const cookie = await signIn(site.operator);
  const response = await send('/change', { action: 'rollback', name: '', why: 'the page is empty' }, { Cookie: cookie });
  // It redirects to another URL, so that a reload of the page does not roll back again.
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/-/console?done=3']);
  const after = await site.request('/-/console?done=3', { headers: { Cookie: cookie } });
  expect(await after.text()).toContain('<p class="notice done" role="status">Done, as change 3.</p>');
  expect((await live())?.base).toMatchObject({ mf_one: '1' });
  const without = await send('/change', { action: 'rollback', why: '' }, { Cookie: cookie });
  expect(without.status).toBe(422);
});

test('a form that was sent twice or is outdated changes nothing', async () => {
  const cookie = await signIn(site.operator);
  const seen = /name="since" value="(\d+)"/.exec(await textAs(cookie))?.[1] ?? '';
  const press = () => send('/change', { action: 'rollback', since: seen, why: 'the page is empty' }, { Cookie: cookie });
  expect((await press()).status).toBe(303);
  await site.publishBuilds([aBuild('mf_two', '2')], { why: 'a better list' });
  const second = await press();
  expect(second.status).toBe(409);
  expect(await second.text()).toMatch(/Nothing was changed: meanwhile .* changed mf_two 2 \(publish, &quot;a better list/);
  expect((await live())?.base).toMatchObject({ mf_one: '1', mf_two: '2' });
});

test('shows no message that is only in the address', async () => {
  const cookie = await signIn(site.operator);
  const page = await site.request('/-/console?done=<b>all</b>', { headers: { Cookie: cookie } });
  expect(await page.text()).not.toContain('class="notice');
});

test('shows a canary, changes its weight and promotes it', async () => {
  const cookie = await signIn(site.operator);
  const smoke = { pages: 4, problems: [], notRun: ['mf_two /x/:id, to which no link leads'] };
  await site.publishBuilds([aBuild('mf_two', '2')], { canary: 10, smoke });
  expect(await textAs(cookie)).toContain('<h3>10 % of readers: canary</h3>');
  expect(await textAs(cookie)).toContain('4 pages opened in a browser; not opened: mf_two /x/:id, to which no link leads');
  await send('/change', { action: 'canary', weight: '25.5', why: 'good so far' }, { Cookie: cookie });
  expect(await textAs(cookie)).toContain('<h3>25.5 % of readers: canary</h3>');
  await send('/change', { action: 'promote', why: 'good' }, { Cookie: cookie });
  expect((await live())?.base).toMatchObject({ mf_two: '2' });
});

test('a team’s token can change only its own remote', async () => {
  const cookie = await signIn(await site.tokenFor('mf_two'));
  const response = await send('/change', { action: 'rollback', name: 'mf_one', why: 'mine is better' }, { Cookie: cookie });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('covers only mf_two, and this would change mf_one');
});

test('rejects a form from another origin', async () => {
  const cookie = await signIn(site.operator);
  const response = await send('/change', { action: 'rollback', why: 'x' }, { Cookie: cookie, Origin: 'https://evil.test' });
  expect(response.status).toBe(403);
  expect((await live())?.base).toMatchObject({ mf_one: '2' });
});

test('treats an unreadable form as empty', async () => {
  const cookie = await signIn(site.operator);
  const unreadable = (path: string) =>
    site.request(`/-/console${path}`, {
      method: 'POST',
      body: 'no form',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: cookie },
    });
  expect((await unreadable('/sign-in')).status).toBe(401);
  expect((await unreadable('/change')).status).toBe(422);
  expect((await unreadable('/switch')).status).toBe(422);
});

test('an operator can close and open the site, but a team cannot', async () => {
  const cookie = await signIn(site.operator);
  const closed = await send('/switch', { isUnderMaintenance: 'on', why: 'a move' }, { Cookie: cookie });
  expect(closed.headers.get('Location')).toBe('/-/console?done=switched');
  expect(await textAs(cookie)).toContain('The site is closed: every page and call says so.');
  expect((await site.request('/mf_one')).status).toBe(503);
  await send('/switch', { isUnderMaintenance: 'off', blockedRegions: 'de, fr', why: 'done' }, { Cookie: cookie });
  expect(await textAs(cookie)).toContain('Not offered in DE, FR.');
  expect((await site.request('/mf_one')).status).toBe(200);
  const team = await signIn(await site.tokenFor('mf_two'));
  expect((await send('/switch', { isReadOnly: 'on', why: 'x' }, { Cookie: team })).status).toBe(403);
  expect(await textAs(team)).not.toContain('Switches');
  await site.db.execute(sql`truncate site_switches`);
});
