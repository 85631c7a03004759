import type { HealthReport, PartHealth } from '@komawari/shared-state/contract';
import { aBuild } from '../../testing/builds';
import { freshPublishingSite } from '../../testing/freshPublishingSite';
import type { Deployment } from '../deployments/Deployment';

const site = freshPublishingSite(['shell', 'mf_one', 'mf_two']);

async function history(): Promise<Deployment[]> {
  const { deployments } = (await site.callPublishing('/deployments', undefined)) as unknown as { deployments: Deployment[] };
  return deployments;
}

async function liveIds(): Promise<{ base: string; canary: string }> {
  const [live] = await history();
  return { base: live?.baseId ?? '', canary: live?.canaryId ?? '' };
}

function tell(report: unknown): Promise<Response> {
  const body = JSON.stringify(report) ?? '';
  return site.request('/-/health', { method: 'POST', body, headers: { 'Content-Length': String(body.length) } });
}

const SHOWN: PartHealth = { name: 'shell', isNew: true, errors: [], paintMs: 900 };

function viewOf(composition: string, part: Partial<PartHealth> = {}): HealthReport {
  return { composition, parts: [SHOWN, { name: 'mf_one', isNew: true, errors: [], paintMs: 900, ...part }] };
}

/** Reports `count` page views of a composition. The first `failing` of them have the health that `part` describes. */
async function views(composition: string, count: number, failing = 0, part: Partial<PartHealth> = { errors: ['load'] }) {
  for (let at = 0; at < count; at += 1) expect((await tell(viewOf(composition, at < failing ? part : {}))).status).toBe(204);
}

/** Ten minutes of readers. Some of them have the canary. */
async function readers(failing: number, part?: Partial<PartHealth>) {
  const ids = await liveIds();
  for (let minute = 0; minute < 10; minute += 1) {
    site.time.now += 60;
    await views(ids.base, 30, 0);
    await views(ids.canary, 12, failing, part);
    const taken = await site.monitor.check();
    if (taken) return taken;
  }
  return undefined;
}

function openCanary(version = '2') {
  return site.tokenFor('mf_one').then((token) => site.publishBuilds([aBuild('mf_one', version)], { token, canary: 10 }));
}

describe('canary', () => {
  beforeEach(async () => {
    expect((await openCanary()).status).toBe(200);
  });

  test.each<[string, Partial<PartHealth>, RegExp]>([
    ['does not load', { errors: ['load'] }, /mf_one 2 did not load in \d+ of \d+ \(\d+ %\) page views; 1 in 0 of \d+/],
    ['throws while it is rendered', { errors: ['render'] }, /mf_one 2 failed while it was rendered/],
    ["does not match the server's HTML", { errors: ['hydrate'] }, /mf_one 2 did not match what the server had rendered/],
    ['throws after it was rendered', { errors: ['late'] }, /mf_one 2 failed later/],
    ['is slow', { paintMs: 5200 }, /mf_one 2 was painted after more than 4 s/],
  ])('that %s is rolled back, and the record names the reason and the team', async (_what, part, why) => {
    const taken = await readers(6, part);
    expect(taken).toMatchObject({
      action: 'rollback',
      who: 'the site itself (health)',
      canary: undefined,
      base: { mf_one: '1' },
    });
    expect(taken?.why).toMatch(why);
    expect(taken?.why).toMatch(/To look at it: team of mf_one \(\w+\)\./);
    expect((await history())[0]).toMatchObject({ number: taken?.number });
    expect(await site.monitor.check()).toBeUndefined();
  });

  test('as good as the base stays open', async () => {
    expect(await readers(0)).toBeUndefined();
    expect((await history())[0]?.canary).toBeDefined();
  });

  test('whose pages never report is rolled back', async () => {
    const { base, canary } = await liveIds();
    const visit = (bucket: number) =>
      site.request('/mf_one', { headers: { 'Sec-Fetch-Dest': 'document', Cookie: `bucket=${bucket}` } });
    for (let bucket = 0; bucket < 800; bucket += 2) {
      const page = await (await visit(bucket)).text();
      if (page.includes(base)) await tell(viewOf(base));
      else expect(page).toContain(canary);
    }
    site.time.now += 240;
    const taken = await site.monitor.check();
    expect(taken?.why).toMatch(/never ran: the page was sent and nothing was heard of it in \d+ of \d+ \(100 %\)/);
  });

  test('keeps its counts when others publish and when its weight is raised', async () => {
    const ids = await liveIds();
    site.time.now += 60;
    await views(ids.base, 30);
    await views(ids.canary, 12, 1);
    await site.publish('mf_two', '2');
    await site.callPublishing('/deployments', { action: 'canary', weight: 20, why: 'more' });
    const later = await liveIds();
    expect(later.canary).not.toBe(ids.canary);
    await views(later.base, 30);
    await views(later.canary, 12, 1);
    const health = await site.monitor.check().then(() => site.monitor.canaryHealth());
    const load = health?.signs.find(({ part, sign }) => part === 'mf_one' && sign === 'load');
    expect(load).toMatchObject({ canary: { failures: 2, views: 24 }, base: { failures: 0, views: 60 } });
  });

  test('that is promoted in the same moment is not rolled back', async () => {
    const ids = await liveIds();
    site.time.now += 60;
    await views(ids.base, 30);
    await views(ids.canary, 30, 30);
    await site.callPublishing('/deployments', { action: 'promote', why: 'looks good' });
    expect(await site.monitor.check()).toBeUndefined();
    expect((await history())[0]?.base).toMatchObject({ mf_one: '2' });
  });
});

describe('health reports', () => {
  test('are counted only for what is live', async () => {
    await openCanary();
    const { canary } = await liveIds();
    site.time.now += 60;
    for (const report of [
      viewOf('never-live'),
      { composition: canary, parts: [{ ...SHOWN, name: 'mf_nobody' }] },
      { composition: canary, parts: [SHOWN, SHOWN] },
    ]) {
      expect((await tell(report)).status).toBe(204);
    }
    await site.monitor.check();
    const health = await site.monitor.canaryHealth();
    expect(health?.signs.every((sign) => sign.canary.views === 0)).toBe(true);
  });

  test.each([
    ['no body', undefined],
    ['no parts', { composition: 'x', parts: [] }],
    ['an unknown field', { composition: 'x', parts: [{ ...SHOWN, session: 'of a reader' }] }],
    ['an unknown kind of error', { composition: 'x', parts: [{ ...SHOWN, errors: ['evil'] }] }],
  ])('are rejected when they have %s', async (_what, report) => {
    expect((await tell(report)).status).toBe(422);
  });

  test('that are too long are rejected without a server error', async () => {
    expect((await tell(['x'.repeat(5000)])).status).toBe(413);
    expect(site.problems).toEqual([]);
  });

  test('need no token, but reading the health of a canary does', async () => {
    await openCanary();
    expect((await site.request('/-/deployments')).status).toBe(401);
    expect((await site.request('/-/health')).status).toBe(401);
    const { signs } = (await site.callPublishing('/health', undefined)) as unknown as { signs: { part: string; sign: string }[] };
    expect(signs.map(({ part, sign }) => `${part} ${sign}`)).toEqual([
      'mf_one load',
      'mf_one render',
      'mf_one hydrate',
      'mf_one late',
      'mf_one paint',
      'shell silent',
    ]);
  });
});

test('some pages are asked for a report, and all of them while a canary is open', async () => {
  const sample = async () => /"healthSample":([\d.]+)/.exec(await (await site.request('/mf_one')).text())?.[1];
  expect(await sample()).toBe('0.1');
  await openCanary();
  expect(await sample()).toBe('1');
});

test('deletes counts after a month', async () => {
  await openCanary();
  await site.monitor.check();
  const { base } = await liveIds();
  await tell(viewOf(base));
  await site.monitor.check();
  site.time.now += 31 * 24 * 60 * 60;
  await site.monitor.check();
  const health = await site.monitor.canaryHealth();
  expect(health?.signs.every((sign) => sign.base.views === 0)).toBe(true);
});
