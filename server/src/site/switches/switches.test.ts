import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { DEFAULT_SITE_OPTIONS } from '../../config/config';
import { openedChapters } from '../../database/schema';
import { aBuild } from '../../testing/builds';
import { MARA } from '../../testing/createTestSite';
import { freshPublishingSite } from '../../testing/freshPublishingSite';
import { createSwitches } from './createSwitches';

const site = freshPublishingSite(['shell', 'mf_one']);
afterEach(() => site.db.execute(sql`truncate site_switches`));

const turn = (change: object, token?: string) => site.callPublishing('/switches', { why: 'a test', ...change }, token);

test('maintenance begins and ends with the next request, for calls, pages and feeds', async () => {
  await turn({ isUnderMaintenance: true });
  expect((await site.failure('/language')).action).toBe(2);
  const page = await site.request('/mf_one');
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '600']);
  expect((await site.request('/feeds/en/chapters.atom')).status).toBe(503);
  await turn({ isUnderMaintenance: false });
  expect((await site.call('/language')).kind).toBe('success');
  expect((await site.request('/mf_one')).status).toBe(200);
});

test('a region is blocked with the next request, and responses are not cached publicly', async () => {
  const from = (country: string) => ({ headers: { 'x-region': country } });
  expect((await site.request('/feeds/en/chapters.atom')).headers.get('Cache-Control')).toContain('public');
  await turn({ blockedRegions: ['DE'] });
  expect((await site.failure('/language', from('de'))).action).toBe(3);
  expect((await site.request('/mf_one', from('DE'))).status).toBe(451);
  expect((await site.call('/language', from('FR'))).kind).toBe('success');
  expect((await site.request('/feeds/en/chapters.atom')).headers.get('Cache-Control')).toContain('private');
});

test('in read-only mode, reading writes nothing, and writing and publishing are rejected', async () => {
  const { title, chapters } = await site.addSerial(1);
  const chapterId = chapters[0]?.id;
  await turn({ isReadOnly: true });
  const viewer = () => site.view('mangaViewer', `/manga_viewer?chapter_id=${chapterId}`, { session: MARA });
  expect((await viewer()).chapterId).toBe(chapterId);
  expect(await site.db.select().from(openedChapters)).toEqual([]);
  const refused = await site.failure(`/title_list/bookmark?title_id=${title.id}`, { method: 'PUT', session: MARA });
  expect(refused.englishPopup?.subject).toBe('Nothing can be saved right now');
  expect(refused.popups).toHaveLength(7);
  const { status, error } = await site.publishBuilds([aBuild('mf_one', '2')]);
  expect([status, error]).toEqual([409, expect.stringContaining('komawari read-only off')]);
  await turn({ isReadOnly: false });
  await site.success(`/title_list/bookmark?title_id=${title.id}`, { method: 'PUT', session: MARA });
});

test('the record names who changed what and why, and a team’s token can only read it', async () => {
  await turn({ isReadOnly: true, why: 'the database moves' });
  const token = await site.tokenFor('mf_one');
  expect(await turn({ isReadOnly: false }, token)).toMatchObject({ status: 403 });
  expect(await turn({ isReadOnly: 'yes' })).toMatchObject({ status: 422 });
  expect(await site.callPublishing('/switches', undefined, token)).toMatchObject({
    state: { isReadOnly: true },
    changes: [{ number: 1, who: expect.stringMatching(/^operator \(/) as string, why: 'the database moves' }],
  });
});

test('a second server follows within two seconds, and keeps the last state without the database', async () => {
  let answer = () => site.db;
  // Every call goes to the database that `answer` returns at that moment.
  const db = new Proxy(site.db, { get: (_target, name) => Reflect.get(answer(), name) as unknown });
  const log = pino({ level: 'silent' });
  const options = { ...DEFAULT_SITE_OPTIONS, blockedRegions: ['AQ'] };
  const other = createSwitches({ db, clock: site.clock, log, options });
  expect(await other.state()).toEqual({ isReadOnly: false, isUnderMaintenance: false, blockedRegions: ['AQ'] });
  await turn({ isReadOnly: true, blockedRegions: ['DE'] });
  site.tick();
  expect(await other.state()).toEqual({ isReadOnly: true, isUnderMaintenance: false, blockedRegions: ['AQ', 'DE'] });
  answer = () => {
    throw new Error('gone');
  };
  site.tick();
  expect((await other.state()).isReadOnly).toBe(true);
});
