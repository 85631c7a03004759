import { request } from 'node:http';
import { type RunningServer, serve } from '../http/serve';
import { createMetrics } from '../metrics/createMetrics';
import { aBuild } from '../testing/builds';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';
import { MARA, NIRAN } from '../testing/createTestSite';

const LIST = '/api/title_list/allV2';
const WAIT = { port: 0, host: '127.0.0.1', keepAliveSeconds: 5 };

interface Answer {
  status: number;
  headers: string[];
  body: string;
}

const metrics = createMetrics();
let site: PublishingSite;
/** The same app on two servers: one sends stored answers again, the other always calls the app. */
let replaying: RunningServer;
let asking: RunningServer;
/** How often the first server called the app. */
let asked = 0;
let titleId: number;
let picture: string;

beforeAll(async () => {
  site = await createPublishingSite({ metrics, config: { isRateLimited: true } });
  await site.publishBuilds(['shell', 'mf_one'].map((name) => aBuild(name, '1')));
  const { title } = await site.addSerial(2, { name: 'A First Title' });
  titleId = title.id;
  // Enough titles to make compressing their list worthwhile.
  for (let count = 0; count < 9; count += 1) await site.addSerial(1, { name: `Title ${count}` });
  picture = await site.objects.put(new TextEncoder().encode(`RIFF....WEBPVP8 ${'x'.repeat(900)}`));
  await site.objects.putRendition({ picture, width: 240 }, new TextEncoder().encode('RIFF....WEBPVP8 small'));
  const fetch: typeof site.app.fetch = (...args) => {
    asked += 1;
    return site.app.fetch(...args);
  };
  const countAnswer = metrics.counter('answers_total', 'Requests by who answered.', 'by');
  replaying = await serve({ fetch }, { ...WAIT, replays: site.replays(), countAnswer });
  asking = await serve(site.app, WAIT);
});
afterAll(async () => {
  await Promise.all([replaying.close(), asking.close()]);
  await site.close();
});
beforeEach(() => {
  // Refills everybody's budget and makes earlier writes visible.
  site.time.now += 60;
  asked = 0;
});

function ask({ url }: RunningServer, path: string, headers: Record<string, string | string[]> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const at = new URL(path, url);
    const sent = request({ host: '127.0.0.1', port: at.port, path, headers: { Host: 'reader.test', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const pairs = response.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]));
        const told = pairs.filter((pair) => !/^date: /i.test(pair));
        resolve({ status: response.statusCode ?? 0, headers: told, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Sends the request twice to the replaying server, and once to the one that always calls the app. All three answers must be the
 * same.
 */
async function sameFromBoth(path: string, headers?: Record<string, string>): Promise<Answer> {
  const first = await ask(replaying, path, headers);
  const again = await ask(replaying, path, headers);
  const own = await ask(asking, path, headers);
  const sent = { path, form: headers };
  expect({ ...sent, ...again }).toEqual({ ...sent, ...own });
  expect({ ...sent, ...first }).toEqual({ ...sent, ...own });
  return own;
}

test('replayed answers equal those of the app, for any path and headers', async () => {
  const { headers } = await ask(asking, LIST, { 'Accept-Encoding': 'br' });
  const etag = headers.find((header) => /^etag/i.test(header))?.slice(6) ?? '';
  const paths = [
    ...[LIST, `${LIST}?format=json`, '/api/web/web_homeV3?lang=eng', `/api/title_detail?title_id=${titleId}`],
    ...['/api/title_detail?title_id=no', '/api/nothing', '/', '/mf_one', '/nowhere', `/images/${picture}`, '/images/none'],
    ...[`/images/${picture}?w=240`, `/images/${picture}?w=360`],
    ...['/remotes/mf-one/1/page.js', '/feeds/en/chapters.atom', '/healthz', '/robots.txt'],
  ];
  const forms: Record<string, string>[] = [
    {},
    { 'Accept-Encoding': 'br' },
    { 'Accept-Encoding': 'gzip', 'Accept-Language': 'th' },
    { 'If-None-Match': etag },
    { 'If-None-Match': `"${picture}"`, 'x-region': 'DE' },
    { 'If-None-Match': `"${picture.replace('.webp', '.240.webp')}"` },
    { Range: 'bytes=5-9', Cookie: 'theme=dark; other=1' },
    { 'SESSION-TOKEN': MARA },
    { Host: 'stranger.example' },
  ];
  for (const form of forms) {
    for (const path of paths) await sameFromBoth(path, form);
    site.time.now += 10;
  }
});

test.each([
  ['an API response', LIST],
  ['a title without a session', `/api/title_detail?title_id=${1}`],
  ['a page', '/mf_one'],
  ['a file of a release', '/remotes/mf-one/1/page.js'],
])('%s is requested from the app once for all clients', async (_what, path) => {
  const at = path.replace(/=1$/, `=${titleId}`);
  await ask(replaying, at);
  await ask(replaying, at, { 'User-Agent': 'another', Cookie: 'somebodys=own' });
  expect(asked).toBe(1);
  // The encodings that the client accepts make a difference.
  const small = await ask(replaying, at, { 'Accept-Encoding': 'br' });
  expect(asked).toBe(2);
  expect(small.headers.join()).toMatch(/Vary: [^,]*Accept-Encoding/i);
});

test('an image is read from the store once', async () => {
  for (const name of ['one', 'two']) await ask(replaying, `/images/${picture}`, { 'User-Agent': name });
  expect(asked).toBe(1);
});

test('lists are shared by all sessions, but personal answers are not', async () => {
  for (const session of [MARA, NIRAN]) await ask(replaying, LIST, { 'SESSION-TOKEN': session });
  expect(asked).toBe(1);
  const detail = `/api/title_detail?title_id=${titleId}`;
  const before = await ask(replaying, detail, { 'SESSION-TOKEN': MARA });
  expect((await site.call(`/title_list/bookmark?title_id=${titleId}`, { session: MARA, method: 'PUT' })).kind).toBe('success');
  const after = await sameFromBoth(detail, { 'SESSION-TOKEN': MARA });
  expect(after.body).not.toBe(before.body);
  expect(await sameFromBoth(detail, { 'SESSION-TOKEN': NIRAN })).toEqual(before);
  // A browser's preload sends the session in a cookie.
  expect((await sameFromBoth(detail, { Cookie: `session=${MARA}` })).status).toBe(200);
});

test('changes of content, composition and switches take effect at once', async () => {
  const before = await ask(replaying, LIST);
  await site.addSerial(1, { name: 'Another Title' });
  site.tick();
  expect((await sameFromBoth(LIST)).body).not.toBe(before.body);

  const page = await ask(replaying, '/mf_one');
  await site.publish('mf_one', '2');
  expect((await sameFromBoth('/mf_one')).body).not.toBe(page.body);

  await site.callPublishing('/switches', { blockedRegions: ['DE'], why: 'a test' });
  expect((await sameFromBoth('/mf_one', { 'x-region': 'DE' })).status).toBe(451);
  expect((await sameFromBoth('/mf_one')).status).toBe(200);
  await site.callPublishing('/switches', { isUnderMaintenance: true, why: 'a test' });
  expect((await sameFromBoth('/mf_one')).status).toBe(503);
  await site.callPublishing('/switches', { isUnderMaintenance: false, blockedRegions: [], why: 'a test' });
  expect((await sameFromBoth('/mf_one')).status).toBe(200);
});

test('a preview is not sent to others', async () => {
  await ask(replaying, '/mf_one');
  const { link } = (await site.callPublishing('/previews', { at: site.time.now + 86_400 })) as unknown as { link: string };
  const followed = await site.request(new URL(link).pathname);
  const [cookie = ''] = (followed.headers.get('Set-Cookie') ?? '').split(';');
  const preview = await sameFromBoth('/mf_one', { Cookie: cookie });
  expect(Buffer.from(preview.body, 'base64').toString()).toContain('preview-badge');
  const others = await ask(replaying, '/mf_one');
  expect(Buffer.from(others.body, 'base64').toString()).not.toContain('preview-badge');
});

test('a page that sets a bucket cookie for a canary is not replayed', async () => {
  await site.publishBuilds([aBuild('mf_one', '3')], { canary: 50 });
  const cookies = new Set<string>();
  for (let count = 0; count < 5; count += 1) {
    const { headers } = await ask(replaying, '/mf_one');
    cookies.add(headers.find((header) => /^set-cookie/i.test(header)) ?? '');
  }
  expect(asked).toBe(5);
  expect(cookies).not.toContain('');
  await sameFromBoth('/mf_one', { Cookie: 'bucket=1' });
  await sameFromBoth('/mf_one', { Cookie: 'bucket=9999' });
});

test('replayed requests are limited and counted like others', async () => {
  const countOf = async () =>
    Number(
      /duration_seconds_count\{method="GET",route="\/api\/title_list\/allV2",status="200"\} (\d+)/.exec(
        await metrics.text(),
      )?.[1],
    );
  await ask(replaying, LIST);
  const before = await countOf();
  const statuses: number[] = [];
  for (let count = 0; count < 420; count += 1) statuses.push((await ask(replaying, LIST)).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  expect(statuses[0]).toBe(200);
  expect((await countOf()) - before).toBe(statuses.filter((status) => status === 200).length);
  // Operators can see how useful the cache is.
  expect(await metrics.text()).toMatch(/komawari_answers_total\{by="replay"\} [1-9]\d\d/);
});

test('replayed page visits are counted for canary health, but prefetches are not', async () => {
  const sent = jest.spyOn(site.monitor, 'pageSent');
  const visit = { 'Sec-Fetch-Dest': 'document', Cookie: 'bucket=1' };
  for (let count = 0; count < 3; count += 1) await ask(replaying, '/mf_one', visit);
  expect(asked).toBe(1);
  await ask(replaying, '/mf_one', { ...visit, 'Sec-Purpose': 'prefetch' });
  expect(sent).toHaveBeenCalledTimes(3);
  sent.mockRestore();
});

test('part errors that browsers report are counted once per part and kind', async () => {
  const { id } = (await site.composition.current())!; // It was published above.
  const part = { isNew: true, paintMs: 900 };
  const report = (parts: unknown[]) =>
    site.request('/-/health', { method: 'POST', body: JSON.stringify({ composition: id, parts }) });
  await report([
    { ...part, name: 'shell', errors: [] },
    { ...part, name: 'mf_one', errors: ['load', 'load', 'late'] },
  ]);
  await report([{ ...part, name: 'mf_invented', errors: ['load'] }]);
  const text = await metrics.text();
  expect(text).toContain('komawari_load_errors_total{part="mf_one"} 1');
  expect(text).toContain('komawari_late_errors_total{part="mf_one"} 1');
  expect(text).not.toMatch(/errors_total\{part="(shell|mf_invented)"/);
});

test('a request with a duplicate header is not replayed', async () => {
  for (let count = 0; count < 2; count += 1) await ask(replaying, LIST, { 'User-Agent': ['one', 'two'] });
  expect(asked).toBe(2);
});

test('a stopping server answers with Connection: close', async () => {
  const stopping = await serve(site.app, { ...WAIT, drainSeconds: 1, replays: site.replays() });
  await ask(stopping, LIST);
  const closed = stopping.close();
  const { headers } = await ask(stopping, LIST);
  expect(headers.join()).toMatch(/Connection: close/i);
  await closed;
});
