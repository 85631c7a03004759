import { createMetrics } from '../../metrics/createMetrics';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { writeKindOf } from './writeBudgets';

const ADDRESS = '198.51.100.7';
const metrics = createMetrics();
let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ metrics, config: { isRateLimited: true, isProxyTrusted: true } });
});
afterAll(() => site.close());
// After a day, every budget is full again.
beforeEach(() => void (site.time.now += 86_400));

/** The session of one of many readers. */
const sessionOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Sends a write as a reader at an address. Returns whether it succeeded. */
async function send(
  method: string,
  path: string,
  { session = sessionOf(1), address = ADDRESS, body }: Record<string, string> = {},
) {
  const answer = await site.call(path, { method, session, body, headers: { 'X-Forwarded-For': address } });
  if (answer.kind === 'error') return answer.debugInfo;
  return 'done';
}

const like = (commentId: number, from: Record<string, string>) => send('PUT', `/comment_like?comment_id=${commentId}`, from);
const TOO_OFTEN = 'like: from this address or session come too many';

test('limits the likes of one comment from one address, even with invented sessions', async () => {
  const { id } = await site.addComment({ chapterId: 1 });
  const answers = [];
  for (let index = 0; index < 14; index += 1) answers.push(await like(id, { session: sessionOf(index) }));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(12);
  expect(answers.at(-1)).toBe(TOO_OFTEN);
  expect(await like(id, { session: sessionOf(99), address: '198.51.100.8' })).toBe('done');
});

test('a session has a third of its address’s budget, so that it does not block other sessions', async () => {
  const ids = [];
  for (let index = 0; index < 31; index += 1) ids.push((await site.addComment({ chapterId: 1 })).id);
  const answers = [];
  for (const id of ids) answers.push(await like(id, {}));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(30);
  expect(answers.at(-1)).toBe(TOO_OFTEN);
  expect(await like(ids[30]!, { session: sessionOf(2) })).toBe('done');
  // The session regains 60 likes per hour, so two in 120 s.
  site.time.now += 120;
  expect(await like(ids[30]!, {})).toBe('done');
});

test('limits feedback from an address across sessions, with an error in every language and a metric', async () => {
  const body = JSON.stringify({ subject: 's', body: 'b' });
  const headers = { 'X-Forwarded-For': ADDRESS };
  const answers = [];
  for (let index = 0; index < 16; index += 1) {
    answers.push(await site.call('/web/contact', { method: 'POST', session: sessionOf(index), body, headers }));
  }
  expect(answers.filter(({ kind }) => kind === 'success')).toHaveLength(15);
  const last = answers.at(-1);
  expect(last?.kind === 'error' && last.popups.map(({ subject }) => subject)).toHaveLength(7);
  expect(await send('POST', '/web/contact', { body, address: '2001:db8:1:2::7' })).toBe('done');
  expect(await metrics.text()).toMatch(/komawari_writes_refused_total\{kind="feedback"\} 1\n/);
});

test('every call that writes has a named budget', () => {
  const writes = site.app.routes.filter(({ method, path }) => /^(PUT|POST|DELETE)$/.test(method) && path.startsWith('/api/'));
  const unnamed = writes
    .filter(({ method, path }) => writeKindOf(method, path) === 'other')
    .map(({ method, path }) => `${method} ${path}`);
  expect(writes.length).toBeGreaterThan(8);
  // Its answer follows from the request alone, and it stores nothing.
  expect(unnamed).toEqual(['PUT /api/register']);
});
