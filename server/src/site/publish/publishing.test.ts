import { sql } from 'drizzle-orm';
import { StoreUnavailableError } from '../../objects/StoreUnavailableError';
import { aBuild, hashOf } from '../../testing/builds';
import { createPublishingSite, type PublishingSite } from '../../testing/createPublishingSite';
import { freshPublishingSite } from '../../testing/freshPublishingSite';
import { sweep } from './startSweeping';

const site = freshPublishingSite(['shell', 'mf_one', 'mf_two']);

/** The versions on the page that a reader gets. */
async function versionsFor(headers: Record<string, string> = {}, server: Pick<PublishingSite, 'request'> = site) {
  const page = await (await server.request('/mf_one', { headers })).text();
  return Object.fromEntries(
    [...page.matchAll(/"baseUrl":"\/(?:remotes\/)?([\w-]+)\/([\w.-]+)\//g)].map(([, name, version]) => [name, version]),
  );
}

const change = (action: string, more: Record<string, unknown> = {}, token?: string) =>
  site.callPublishing('/deployments', { action, why: 'a test', ...more }, token);
const releases = (count: number, name: string) => Array.from({ length: count }, (_, at) => aBuild(name, String(at + 2)));

describe('uploading', () => {
  test('asks only for missing files', async () => {
    const build = aBuild('mf_one', '2', { files: { 'page.js': '/* the same */' } });
    const integrities = [...build.files.values()].map(hashOf);
    expect((await site.callPublishing('/files/missing', { integrities })) as object).toEqual({
      status: 200,
      missing: integrities,
    });
    await site.upload(build);
    const next = aBuild('mf_one', '3', { files: { 'page.js': '/* the same */' } });
    const answer = await site.callPublishing('/files/missing', { integrities: [...next.files.values()].map(hashOf) });
    const { missing } = answer as unknown as { missing: string[] };
    expect(missing).not.toContain(hashOf(next.files.get('page.js')!));
    expect(missing).toHaveLength(next.files.size - 1);
  });

  test('rejects bytes that do not match their hash', async () => {
    const put = (body: string, more: Record<string, string> = {}) =>
      site.request(`/-/files?integrity=${encodeURIComponent(hashOf(Buffer.from('good')))}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${site.operator}`, ...more },
        body,
      });
    const tampered = await put('evil');
    expect(tampered.status).toBe(422);
    expect(await tampered.text()).toContain('it changed in transit');
    expect((await put('good', { 'Content-Encoding': 'br' })).status).toBe(422);
    expect((await put('good')).status).toBe(204);
  });

  test('names missing files when a release is recorded', async () => {
    const { document } = aBuild('mf_one', '2');
    const answer = await site.callPublishing('/releases', { releases: [document], why: 'a test' });
    expect(answer).toMatchObject({
      status: 422,
      error: expect.stringMatching(/^13 files of mf_one 2 were not uploaded: shell\.js, /),
    });
    expect((await site.callPublishing('/releases?name=mf_one', undefined)) as object).toMatchObject({
      releases: [{ version: '1' }],
    });
    // The failed attempt does not block a later one with the files.
    expect((await site.publishBuilds([aBuild('mf_one', '2')])).status).toBe(200);
  });

  test.each([
    ['has a syntax error', 'this is none', /server\/one\.cjs of mf_one 2, .* is not CommonJS: Unexpected identifier/],
    ['is empty', ' ', /is not CommonJS: it is empty/],
  ])('rejects a server bundle that %s', async (_what, text, error) => {
    const parts = { document: { server: { entry: 'server/one.cjs' } }, files: { 'server/one.cjs': text } };
    expect(await site.publishBuilds([aBuild('mf_one', '2', parts)])).toMatchObject({
      status: 422,
      error: expect.stringMatching(error),
    });
  });

  test('rejects a server bundle without a hash', async () => {
    const { document, files } = aBuild('mf_one', '2', { document: { server: { entry: 'server/one.cjs' } } });
    expect(await site.publishBuilds([{ document, files }])).toMatchObject({
      status: 422,
      error: 'The release.json of mf_one names server/one.cjs, which has no hash in it.',
    });
  });
});

describe('publishing', () => {
  test('is live at once, and records who published and why', async () => {
    const build = aBuild('mf_one', '2', { document: { routes: [{ path: '/brand/new', page: 'Page', chrome: 'main' }] } });
    const { deployment } = await site.publishBuilds([build], { why: 'a new page' });
    expect(deployment).toMatchObject({
      number: 2,
      action: 'publish',
      why: 'a new page',
      subjects: [{ name: 'mf_one', version: '2' }],
    });
    expect(deployment?.who).toMatch(/^operator \(\w{8}\)$/);
    expect((await site.request('/brand/new')).status).toBe(200);
    expect((await site.request('/mf_one')).status).toBe(404);
  });

  test('changes nothing if the version is already live', async () => {
    expect((await site.publishBuilds([aBuild('mf_one', '1')])).deployment).toBeNull();
  });

  test('accepts the same files with another build time as the same release', async () => {
    const again = aBuild('mf_one', '1', { document: { built: { at: '2026-02-02T00:00:00.000Z', commit: 'f'.repeat(40) } } });
    expect(await site.publishBuilds([again])).toMatchObject({ status: 200, deployment: null });
  });

  test('rejects the same version with other content, and names what differs', async () => {
    const other = aBuild('mf_one', '1', { files: { 'page.js': '/* other */' } });
    expect(await site.publishBuilds([other])).toMatchObject({
      status: 409,
      error: expect.stringMatching(
        /^mf_one 1 was published before with other content \(by operator \(\w+\), .*; it differs in page\.js\)\./,
      ),
    });
  });

  test('several releases go live at once, so that an address can move between remotes', async () => {
    const routes = [{ path: '/mf_one', page: 'Page', chrome: 'main' }];
    const taker = aBuild('mf_two', '2', { document: { routes } });
    expect((await site.publishBuilds([taker])).status).toBe(422);
    const giver = aBuild('mf_one', '2', { document: { routes: [{ path: '/one', page: 'Page', chrome: 'main' }] } });
    expect((await site.publishBuilds([taker, giver])).status).toBe(200);
  });

  test('a dry run returns the report and changes nothing', async () => {
    const answer = await site.publishBuilds([aBuild('mf_one', '2')], { isDryRun: true });
    expect(answer).toMatchObject({ status: 200, report: { problems: [] } });
    expect(answer.deployment).toBeNull();
    expect((await versionsFor())['mf-one']).toBe('1');
  });

  test('works while the store is too slow for readers', async () => {
    const away = () => Promise.reject(new StoreUnavailableError());
    const slow = await createPublishingSite({ readable: (objects) => ({ ...objects, get: away, has: away }) });
    const shell = aBuild('shell', '1');
    const integrities = [...shell.files.values()].map(hashOf);
    expect(await slow.callPublishing('/files/missing', { integrities })).toMatchObject({ status: 200 });
    expect((await slow.publishBuilds([shell])).status).toBe(200);
    expect((await slow.request('/shell/1/page.js')).status).toBe(503);
    await slow.close();
  });

  test('rejects a remote on a site without a shell', async () => {
    const empty = await createPublishingSite();
    const answer = await empty.publishBuilds([aBuild('mf_one', '1')]);
    expect(answer).toMatchObject({ status: 422, report: { problems: [{ text: expect.stringContaining('has no shell') }] } });
    await empty.close();
  });
});

describe('concurrent publishing', () => {
  test('of different remotes makes both live', async () => {
    const answers = await Promise.all([site.publishBuilds([aBuild('mf_one', '2')]), site.publishBuilds([aBuild('mf_two', '2')])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await versionsFor()).toMatchObject({ 'mf-one': '2', 'mf-two': '2' });
  });

  test('of the same remote rejects one with the other’s name, and keeps its files', async () => {
    const [first, second] = releases(2, 'mf_one') as [ReturnType<typeof aBuild>, ReturnType<typeof aBuild>];
    const answers = await Promise.all([
      site.publishBuilds([first], { since: 1, why: 'mine' }),
      site.publishBuilds([second], { since: 1, why: 'mine' }),
    ]);
    const lost = answers.find(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(lost?.error).toMatch(
      /While you were publishing, operator \(\w+\) changed mf_one [23] \(publish, "mine"\)\. Your files are kept/,
    );
    const { document } = lost === answers[0] ? first : second;
    expect((await site.callPublishing('/releases', { releases: [document], why: 'again', since: 2 })).status).toBe(200);
  });
});

describe('live state', () => {
  test('is rolled back without an upload', async () => {
    await site.publishBuilds([aBuild('mf_one', '2')]);
    expect((await change('rollback')).deployment).toMatchObject({
      action: 'rollback',
      subjects: [{ name: 'mf_one', version: '1' }],
    });
    expect((await versionsFor())['mf-one']).toBe('1');
  });

  test('assigns readers to a canary by a stable bucket cookie', async () => {
    expect((await site.request('/mf_one')).headers.get('Set-Cookie')).toBeNull();
    await site.publishBuilds([aBuild('mf_one', '2')], { canary: 10 });
    expect((await site.request('/mf_one')).headers.get('Set-Cookie')).toMatch(
      /^bucket=\d{1,4}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const chosen = async () => {
      const buckets = Array.from({ length: 200 }, (_, at) => at * 50);
      const versions = await Promise.all(
        buckets.map(async (bucket) => (await versionsFor({ Cookie: `bucket=${bucket}` }))['mf-one']),
      );
      return buckets.filter((_, at) => versions[at] === '2');
    };
    const ten = await chosen();
    expect(ten.length).toBeGreaterThan(5);
    expect(ten.length).toBeLessThan(40);
    expect(await chosen()).toEqual(ten);
    await change('canary', { weight: 40 });
    const forty = await chosen();
    expect(forty.length).toBeGreaterThan(50);
    expect(ten.every((bucket) => forty.includes(bucket))).toBe(true);
    await change('promote');
    expect(await chosen()).toHaveLength(200);
    expect((await site.request('/mf_one')).headers.get('Set-Cookie')).toBeNull();
  });

  test('can be previewed while a canary of the same remote is open', async () => {
    await site.publishBuilds([aBuild('mf_one', '2')], { canary: 10 });
    expect((await site.publishBuilds([aBuild('mf_one', '3')])).status).toBe(409);
    expect((await site.publishBuilds([aBuild('mf_one', '3')], { isPreview: true })).status).toBe(200);
    await change('rollback');
  });

  test('can lose a remote, but not the shell', async () => {
    expect((await change('remove', { name: 'mf_two' })).status).toBe(200);
    expect(await versionsFor()).not.toHaveProperty('mf-two');
    expect((await site.request('/mf_two')).status).toBe(404);
    expect((await change('remove', { name: 'shell' })).status).toBe(422);
  });

  test('is recorded, newest first', async () => {
    await site.publishBuilds([aBuild('mf_one', '2')]);
    const { deployments } = (await site.callPublishing('/deployments', undefined)) as unknown as {
      deployments: { number: number }[];
    };
    expect(deployments.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('is the same on every server within two seconds and after a restart', async () => {
    const other = site.secondServer();
    expect((await versionsFor({}, other))['mf-one']).toBe('1');
    await site.publishBuilds([aBuild('mf_one', '2')]);
    site.time.now += 2;
    expect((await versionsFor({}, other))['mf-one']).toBe('2');
    expect((await other.request('/remotes/mf-one/2/page.js')).status).toBe(200);
    expect((await versionsFor({}, site.secondServer()))['mf-one']).toBe('2');
    expect((await versionsFor())['mf-one']).toBe('2');
  });
});

describe('tokens', () => {
  test('of a team can change only its own remote', async () => {
    const token = await site.tokenFor('mf_one');
    expect((await site.publishBuilds([aBuild('mf_one', '2')], { token })).status).toBe(200);
    await site.publishBuilds([aBuild('mf_two', '2')]);
    expect(await site.publishBuilds([aBuild('mf_two', '3')], { token })).toMatchObject({
      status: 403,
      error:
        'The token "team of mf_one" covers only mf_one, and this would change mf_two. Ask the team of mf_two, or an operator.',
    });
    // The other team's change stays.
    expect((await change('rollback', {}, token)).status).toBe(200);
    expect(await versionsFor()).toMatchObject({ 'mf-one': '1', 'mf-two': '2' });
    const { deployments } = (await site.callPublishing('/deployments', undefined, token)) as unknown as {
      deployments: { baseId: string }[];
    };
    expect((await change('rollback', { to: deployments.at(-1)?.baseId, name: 'mf_two' }, token)).status).toBe(403);
    expect((await change('remove', { name: 'mf_two' }, token)).status).toBe(403);
    expect((await site.callPublishing('/tokens', {}, token)).status).toBe(403);
  });

  test('are shown once, stored as a hash and useless when revoked', async () => {
    const made = (await site.callPublishing('/tokens', { remote: 'mf_one', label: 'catalog team' })) as unknown as {
      token: string;
      holder: { id: string };
    };
    expect(made.token).toMatch(/^kmw_[0-9a-f]{8}_[\w-]{43}$/);
    const listed = JSON.stringify(await site.callPublishing('/tokens', undefined));
    expect(listed).toContain('catalog team');
    expect(listed).not.toContain(made.token.slice(-43));
    expect((await site.callPublishing('/deployments', undefined, made.token)).status).toBe(200);
    await site.request(`/-/tokens/${made.holder.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${site.operator}` },
    });
    expect((await site.callPublishing('/deployments', undefined, made.token)).status).toBe(401);
  });

  test.each([
    ['no token', {}],
    ['an unknown token', { Authorization: `Bearer kmw_00000000_${'a'.repeat(43)}` }],
    ['a reader’s session', { 'SESSION-TOKEN': '11111111-1111-4111-8111-111111111111' }],
  ])('are required: %s gives 401', async (_what, headers) => {
    for (const path of ['/-/deployments', '/-/releases', '/-/tokens']) {
      expect((await site.request(path, { headers: headers as Record<string, string> })).status).toBe(401);
    }
  });
});

describe('unused release files', () => {
  const DAY_S = 24 * 60 * 60;
  const fetchable = async (version: string) =>
    (await site.secondServer().request(`/remotes/mf-one/${version}/page.js`)).status === 200;
  const sweepAfter = (days: number) => {
    const now = site.time.now + days * DAY_S;
    return sweep({ db: site.db, objects: site.objects, clock: () => now, keepDays: 30 });
  };

  test('are deleted after the configured time, unless they are live or a canary', async () => {
    await site.publishBuilds([aBuild('mf_one', '2')]);
    await site.publishBuilds([aBuild('mf_one', '3')], { canary: 10 });
    await sweepAfter(29);
    expect(await fetchable('1')).toBe(true);
    expect(await sweepAfter(31)).toMatchObject({ releases: 1 });
    expect([await fetchable('1'), await fetchable('2'), await fetchable('3')]).toEqual([false, true, true]);
  });

  test('cannot be rolled back to once deleted, but can be published again', async () => {
    await site.publishBuilds([aBuild('mf_one', '2')]);
    await sweepAfter(31);
    expect(await change('rollback')).toMatchObject({
      status: 409,
      error: expect.stringContaining('The files of mf_one 1 were taken out'),
    });
    expect((await site.publishBuilds([aBuild('mf_one', '1')])).status).toBe(200);
    expect(await fetchable('1')).toBe(true);
  });

  test('of an upload in progress are kept', async () => {
    const build = aBuild('mf_one', '2');
    await site.upload(build);
    await sweep({ db: site.db, objects: site.objects, clock: site.clock, keepDays: 30 });
    expect((await site.callPublishing('/releases', { releases: [build.document], why: 'a test' })).status).toBe(200);
  });
});

test('a site with unreadable tables answers 500, and not that nothing was published', async () => {
  await site.reset();
  expect(await (await site.request('/mf_one')).text()).toContain('Nothing has been published here yet.');
  await site.db.execute(sql`alter table works rename to elsewhere`);
  const { status, headers } = await site.request('/mf_one');
  expect([status, headers.get('Cache-Control')]).toEqual([500, 'no-store']);
  expect(await (await site.request('/readyz')).json()).toMatchObject({ database: 'is damaged: A table cannot be read (42P01).' });
  await site.db.execute(sql`alter table elsewhere rename to works`);
});

test.each([
  ['53100', 503, /^The site's disk is full, so nothing was saved\. Free some space on it/],
  ['22P02', 500, /^The server failed\. Its log says why\.$/],
])('a change that fails in the database with %s tells the tool why', async (code, status, error) => {
  await site.db.execute(
    sql.raw(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$`,
    ),
  );
  await site.db.execute(sql`create trigger refuse before insert on site_switches execute function refuse()`);
  const answer = await site.callPublishing('/switches', { isReadOnly: true, why: 'a test' });
  expect(answer).toMatchObject({ status, error: expect.stringMatching(error) });
  await site.db.execute(sql`drop trigger refuse on site_switches`);
});
