import { Writable } from 'node:stream';
import { createLog } from '../log/createLog';
import { createTestSite, MARA, type TestSite } from '../testing/createTestSite';
import { createMetrics, type Metrics } from './createMetrics';
import { observeCaches } from './observeCaches';
import { observePushQueue } from './observePushQueue';
import { observeRendering } from './observeRendering';
import { serveMetrics } from './serveMetrics';

let site: TestSite;
let metrics: Metrics;
let logged = '';

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  metrics = createMetrics();
  site = await createTestSite({ metrics, log: createLog('info', destination) });
});
afterAll(() => site.close());

test('counts requests by route and status, without readers’ data', async () => {
  await site.call('/title_list/allV2', { session: MARA });
  await site.request('/api/comment?chapter_id=2000004711&order=kanarie');
  await site.request('/images/kanarie.webp');
  const text = await metrics.text();
  expect(text).toContain('komawari_request_duration_seconds_count{method="GET",route="/api/title_list/allV2",status="200"} 1');
  expect(text).toContain('komawari_request_duration_seconds_count{method="GET",route="/images",status="404"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(logged).toContain('"route":"/api/comment"');
  for (const own of [text, logged]) expect(own).not.toMatch(new RegExp(`kanarie|2000004711|${MARA}`));
});

test('reads a gauge when metrics are requested', async () => {
  let length = 1;
  metrics.gauge('queue_length', 'How many wait.', () => length);
  length = 7;
  expect(await metrics.text()).toContain('komawari_queue_length 7');
});

test('reads labeled gauges and totals when metrics are requested, and omits missing labels', async () => {
  let numbers = [
    { label: 'one', value: 1 },
    { label: 'two', value: 2 },
  ];
  metrics.gauges('held', 'What is held.', 'cache', () => numbers);
  metrics.totals('asked_total', 'How often it was asked for.', 'cache', async () => numbers);
  expect(await metrics.text()).toContain('komawari_held{cache="two"} 2');
  numbers = [{ label: 'one', value: 5 }];
  const text = await metrics.text();
  expect(text).toContain('komawari_held{cache="one"} 5');
  expect(text).toContain('komawari_asked_total{cache="one"} 5');
  expect(text).not.toContain('{cache="two"}');
});

test('reports rendered, failed and skipped pages of each release', async () => {
  const own = createMetrics();
  observeRendering(own, { counts: () => ({ 'mf_catalog 1.0': { rendered: 5, late: 4, failed: 3, skipped: 2 } }) });
  const text = await own.text();
  expect(text).toContain('komawari_pages_rendered_total{release="mf_catalog 1.0"} 5');
  expect(text).toContain('komawari_page_renders_failed_total{release="mf_catalog 1.0"} 3');
  expect(text).toContain('komawari_page_renders_late_total{release="mf_catalog 1.0"} 4');
  expect(text).toContain('komawari_page_renders_skipped_total{release="mf_catalog 1.0"} 2');
});

test('reports hits, misses, entries and weight of each cache', async () => {
  const own = createMetrics();
  observeCaches(own);
  const numberOf = async (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await own.text())?.[1] ?? 0);
  const answers = async () => ({
    hits: await numberOf('komawari_cache_hits_total{cache="answers"}'),
    misses: await numberOf('komawari_cache_misses_total{cache="answers"}'),
    entries: await numberOf('komawari_cache_entries{cache="answers"}'),
    weight: await numberOf('komawari_cache_weight{cache="answers"}'),
  });
  const before = await answers();
  const address = '/title_list/ranking?caches';
  await site.call(address);
  await site.call(address);
  const after = await answers();
  expect(after.hits - before.hits).toBe(1);
  expect(after.misses - before.misses).toBe(1);
  expect(after.entries - before.entries).toBe(1);
  expect(after.weight).toBeGreaterThan(before.weight);
});

describe('push queue metrics', () => {
  const shown = async (lengths: () => Promise<{ waiting: number; taken: number }>) => {
    const own = createMetrics();
    observePushQueue(own, { lengths });
    return (await own.text()).split('\n').filter((line) => line.startsWith('komawari_push_messages'));
  };

  it('report waiting and taken messages', async () => {
    expect(await shown(async () => ({ waiting: 12, taken: 3 }))).toEqual([
      'komawari_push_messages{state="waiting"} 12',
      'komawari_push_messages{state="taken"} 3',
    ]);
  });

  it('are omitted while the database is unavailable', async () => {
    expect(await shown(() => Promise.reject(new Error('The database is away.')))).toEqual([]);
  });
});

test('serves metrics on a separate port only', async () => {
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/metrics`);
  expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('komawari_request_duration_seconds');
  await server.close();
  expect((await site.request('/metrics')).status).toBe(404);
});
