import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { traceDatabase } from '../database/traceDatabase';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import { traceObjectStore } from '../objects/traceObjectStore';
import { createTestSite, MARA, type TestSite, type TestSiteOptions } from '../testing/createTestSite';
import { startTracing } from './startTracing';
import type { Tracing } from './Tracing';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}

/** What a collector on this machine received: OTLP over HTTP, in JSON. */
const sent: string[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    sent.push(`${request.url} ${body}`);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});

let endpoint: string;
const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => warnings.push(line) });

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

/** The spans that are sent for this work. */
async function spansOf(work: (tracing: Tracing) => Promise<unknown>, sample = 1): Promise<SentSpan[]> {
  sent.length = 0;
  const tracing = startTracing({ endpoint, serviceName: 'a site', sample }, log);
  try {
    await work(tracing);
  } finally {
    await tracing.close();
  }
  return sent.flatMap((request) => {
    expect(request).toMatch(/^\/v1\/traces \{/);
    expect(request).toContain('{"key":"service.name","value":{"stringValue":"a site"}}');
    const body = JSON.parse(request.slice(request.indexOf('{'))) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
}

async function withSite(tracing: Tracing, use: (site: TestSite) => Promise<unknown>, options: TestSiteOptions = {}) {
  const site = await createTestSite({ ...options, tracing, objects: traceObjectStore(memoryObjectStore(), tracing) });
  const untrace = traceDatabase(site.db, tracing);
  try {
    await use(site);
  } finally {
    untrace();
    await site.close();
  }
}

const detailsOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

test('a request and its database and store calls are one trace, without readers’ data', async () => {
  const spans = await spansOf((tracing) =>
    withSite(tracing, async (site) => {
      const { chapters } = await site.addSerial(1, { name: 'kanarie title' });
      await site.success(`/title_list/bookmark?title_id=${chapters[0]!.titleId}`, { method: 'PUT', session: MARA });
      await site.request('/images/kanarie-kanarie-kanari.webp?kanarie', { headers: { 'User-Agent': 'kanarie' } });
      await site.request('/api/comment?chapter_id=kanarie&order=kanarie');
      await site.request('/kanarie', { headers: { Cookie: 'kanarie=kanarie', 'X-Forwarded-For': '203.0.113.77' } });
    }),
  );
  const requests = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(requests.map(({ name }) => name)).toEqual([
    'PUT /api/title_list/bookmark',
    'GET /images',
    'GET /api/comment',
    'GET page',
  ]);
  expect(detailsOf(requests[1]!)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/images',
    'http.response.status_code': 404,
  });
  const partsOf = ({ traceId }: SentSpan) => spans.filter((span) => span.traceId === traceId && span.parentSpanId);
  expect(partsOf(requests[1]!).map(({ name }) => name)).toEqual(['objects get']);
  expect(partsOf(requests[0]!).map(({ name }) => name)).toContain('INSERT bookmarks');
  expect(partsOf(requests[0]!).map(detailsOf)).toContainEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'bookmarks',
  });
  expect(sent.join()).not.toMatch(new RegExp(`kanarie|203\\.0\\.113|${MARA}`));
});

test('the error type is sent, but not its message', async () => {
  const [part, request] = await spansOf((tracing) =>
    tracing
      .request(undefined, () => tracing.part('SELECT works', {}, () => Promise.reject(new TypeError('kanarie'))))
      .catch(() => undefined),
  );
  expect([part, request].map((span) => [span?.status.code, span && detailsOf(span)['error.type']])).toEqual([
    [2, 'TypeError'],
    [2, 'TypeError'],
  ]);
  expect(sent.join()).not.toContain('kanarie');
});

test('continues the trace of a trusted proxy only', async () => {
  const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const ask = (isProxyTrusted: boolean) =>
    spansOf(
      (tracing) => withSite(tracing, (site) => site.request('/healthz', { headers }), { config: { isProxyTrusted } }),
      // Traces no request unless the proxy asks for it.
      0,
    );
  expect(await ask(true)).toMatchObject([{ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' }]);
  expect(await ask(false)).toEqual([]);
});

test('does not trace work outside of a request', async () => {
  expect(await spansOf((tracing) => tracing.part('SELECT works', {}, async () => 1))).toEqual([]);
});

test('an unavailable collector is logged and harms nothing', async () => {
  const tracing = startTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'a site', sample: 1 }, log);
  const answer = () => tracing.request(undefined, async () => ({ name: 'GET page', details: {}, isFailed: false }));
  // This many spans are sent in one batch.
  for (let count = 0; count < 512; count += 1) await answer();
  while (warnings.length === 0) await delay(50);
  await answer();
  await tracing.close();
  expect(warnings.every((line) => line.includes('traces could not be sent'))).toBe(true);
  expect(warnings.length).toBeLessThan(5);
});
