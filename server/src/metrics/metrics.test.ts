import { Writable } from 'node:stream';
import { createLog } from '../log/createLog';
import { createTestSite, MARA, type TestSite } from '../testing/createTestSite';
import { createMetrics, type Metrics } from './createMetrics';
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

test('requests are counted by call and status, with nothing of who asked or for what', async () => {
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

test('a number that changes is read when it is asked for', async () => {
  let length = 1;
  metrics.gauge('queue_length', 'How many wait.', () => length);
  length = 7;
  expect(await metrics.text()).toContain('komawari_queue_length 7');
});

test('they are served on a port of their own, and there alone', async () => {
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/metrics`);
  expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('komawari_request_duration_seconds');
  await server.close();
  expect((await site.request('/metrics')).status).toBe(404);
});
