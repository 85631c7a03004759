import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { LOCALES } from '@komawari/shared-domain';
import { decodeResponse, Language, type SuccessResponse, viewOf } from '@komawari/shared-proto';
import { createTestSite, MARA, type TestSite } from '../testing/createTestSite';
import { ERROR_TEXTS } from '../wire/errors/errorTexts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  await site.addSerial(1);
});
afterAll(() => site.close());

test.each([
  ['/nothing', 'GET /api/nothing: there is no such call'],
  ['/title_detail', 'title_id: is missing'],
  ['/title_detail?title_id=0', 'title_id: must be a positive whole number'],
  ['/title_detail?title_id=-1', 'title_id: must be a positive whole number'],
  ['/title_detail?title_id=4294967296', 'title_id: must be a positive whole number'],
  ["/title_detail?title_id=1'%20or%201=1--", 'title_id: must be a positive whole number'],
  ['/title_detail?title_id=1e3', 'title_id: must be a positive whole number'],
  ['/manga_viewer?chapter_id=1&img_quality=8k', 'img_quality: must be one of low, high, super_high'],
  ['/manga_viewer?chapter_id=1&split=maybe', 'split: must be one of no, yes'],
  ['/publisher_news_list?publisher_id=7', 'publisher_id: there is no publisher 7'],
])('%s returns an API error with the reason', async (path, debugInfo) => {
  const response = await site.request(`/api${path}`);
  expect(response.status).toBe(200);
  expect((await site.failure(path)).debugInfo).toBe(debugInfo);
});

test('a wrong method is answered with 405 and the allowed methods', async () => {
  const post = await site.request('/api/language', { method: 'POST' });
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  expect((await site.failure('/language', { method: 'POST' })).debugInfo).toBe('POST /api/language: there is no such call');
  const patch = await site.request('/api/title_list/bookmark', { method: 'PATCH' });
  expect(patch.headers.get('Allow')).toBe('GET, HEAD, PUT, DELETE');
  expect((await site.request('/images/x', { method: 'DELETE' })).headers.get('Allow')).toBe('GET, HEAD');
});

test.each(['/language', '/title_list/bookmark'])('HEAD %s answers as GET does, without the body', async (path) => {
  const [get, head] = [await site.request(`/api${path}`), await site.request(`/api${path}`, { method: 'HEAD' })];
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(get.headers.get('Content-Length')).toBe(String((await get.arrayBuffer()).byteLength));
  expect([head.status, await head.text()]).toEqual([get.status, '']);
});

test('an unsupported language falls back to English', async () => {
  await site.addAnnouncement({ title: 'In English' });
  await site.addAnnouncement({ title: 'En español', language: Language.SPANISH });
  for (const lang of ['vie', 'deu', 'xx', '']) {
    const { serviceAnnouncements } = await site.view('serviceAnnouncementsView', `/web/announcement?lang=${lang}`);
    expect(serviceAnnouncements.map(({ title }) => title)).toEqual(['In English']);
  }
});

describe('CORS', () => {
  const survey = 'https://survey.example.org';
  const ask = (app: TestSite, method: string, headers: Record<string, string>) =>
    app.request('/api/questionnaire?questionnaire_key=k', { method, headers });

  test('lets pages of allowed origins call the API with their session', async () => {
    const open = await createTestSite({ config: { allowedOrigins: [survey] } });
    const wanted = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'session-token' };
    const preflight = await ask(open, 'OPTIONS', { Origin: survey, ...wanted });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('session-token');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
    const answer = await ask(open, 'GET', { Origin: survey, 'SESSION-TOKEN': MARA });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(survey);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    for (const method of ['GET', 'OPTIONS']) {
      const stranger = await ask(open, method, { Origin: 'https://elsewhere.example', ...wanted });
      const names = [...stranger.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(stranger.headers.get('Vary')).toContain('Origin');
    }
    await open.close();
  });

  test('does not let pages of other origins call the API', async () => {
    expect((await ask(site, 'GET', { Origin: survey })).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

test('every error has texts in every language', () => {
  for (const texts of Object.values(ERROR_TEXTS)) {
    const inLanguages = LOCALES.map((locale) => texts[locale]);
    expect(new Set(inLanguages.map(({ body }) => body)).size).toBe(7);
    for (const { subject, body } of inLanguages) expect(subject.length * body.length).toBeGreaterThan(0);
  }
});

describe('requests that are refused before routing', () => {
  const post = (init: RequestInit) => site.request('/api/web/contact', { method: 'POST', ...init });

  test.each([
    [413, { body: 'x'.repeat(70_000), headers: { 'Content-Length': '70000' } }],
    [415, { body: new Uint8Array(gzipSync('{}')), headers: { 'Content-Encoding': 'gzip' } }],
    [411, { body: 'x', headers: { 'Transfer-Encoding': 'chunked' } }],
  ])('are answered with %i', async (status, init) => {
    expect((await post(init)).status).toBe(status);
  });

  test('are answered with 414 if the URL is too long', async () => {
    expect((await site.request(`/api/language?x=${'y'.repeat(9000)}`)).status).toBe(414);
  });
});

test('a site under maintenance answers reads, writes and unknown calls with the maintenance error', async () => {
  const closed = await createTestSite({ config: { isUnderMaintenance: true } });
  const reads = ['/language', '/web/web_homeV3', '/title_detail?title_id=1', '/nothing'];
  for (const path of reads) expect((await closed.failure(path)).action).toBe(2);
  const write = { method: 'PUT', session: MARA };
  expect((await closed.failure('/title_list/bookmark?title_id=1', write)).action).toBe(2);
  await closed.close();
});

test('the region from the proxy’s header reaches the viewer, and a blocked region gets an error', async () => {
  const proxied = await createTestSite({ config: { regionHeader: 'cf-ipcountry', blockedRegions: ['AQ'] } });
  const { chapters } = await proxied.addSerial(1);
  const path = `/manga_viewer?chapter_id=${chapters[0]!.id}`;
  const from = (country: string) => ({ headers: { 'CF-IPCountry': country } });
  expect((await proxied.view('mangaViewer', path, from('MX'))).regionCode).toBe('MX');
  expect((await proxied.view('mangaViewer', path, from('<b>'))).regionCode).toBe('');
  expect((await proxied.failure(path, from('AQ'))).action).toBe(3);
  await proxied.close();
});

test('campaigns of the reader’s region are sent with their dates if the client asks for them', async () => {
  const proxied = await createTestSite({ config: { regionHeader: 'cf-ipcountry' } });
  const { chapters } = await proxied.addSerial(1);
  await proxied.addCampaign({ regions: ['AR', 'MX'], startTimeStamp: 1622505600, endTimeStamp: 1640908800 });
  const campaigns = async (country: string, query: string) => {
    const path = `/manga_viewer?chapter_id=${chapters[0]!.id}${query}`;
    return (await proxied.view('mangaViewer', path, { headers: { 'CF-IPCountry': country } })).campaigns;
  };
  expect(await campaigns('MX', '&campaigns=yes')).toEqual([{ startTimeStamp: 1622505600, endTimeStamp: 1640908800 }]);
  expect(await campaigns('DE', '&campaigns=yes')).toEqual([]);
  expect(await campaigns('MX', '')).toEqual([]);
  await proxied.close();
});

describe('shared responses', () => {
  const get = (headers: Record<string, string> = {}) => site.request('/api/title_list/allV2', { headers });

  test('are answered with 304 if the client has them', async () => {
    const first = await get();
    const etag = first.headers.get('ETag')!;
    const second = await get({ 'If-None-Match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    const strong = etag.replace('W/', '');
    expect((await get({ 'If-None-Match': `"other", ${strong}` })).status).toBe(304);
    expect((await get({ 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  test('are built again after a content change', async () => {
    const before = (await get()).headers.get('ETag');
    await site.addSerial(1, { name: 'Brand new' });
    site.time.now += 1;
    const after = (await get()).headers.get('ETag');
    expect(after).not.toBe(before);
  });

  test('are compressed as Accept-Encoding prefers', async () => {
    for (let index = 0; index < 30; index += 1) await site.addSerial(1, { name: `Title ${index}` });
    site.time.now += 1;
    expect((await get({ 'Accept-Encoding': 'gzip, br' })).headers.get('Content-Encoding')).toBe('br');
    expect((await get({ 'Accept-Encoding': 'gzip, br;q=0' })).headers.get('Content-Encoding')).toBe('gzip');
    expect((await get({ 'Accept-Encoding': 'br;q=0.2, gzip;q=0.8' })).headers.get('Content-Encoding')).toBe('gzip');
    expect((await get({ 'Accept-Encoding': 'identity, gzip;q=0.5' })).headers.get('Content-Encoding')).toBeNull();
    expect((await get({ 'Accept-Encoding': '*' })).headers.get('Content-Encoding')).toBe('br');
    expect((await get()).headers.get('Content-Encoding')).toBeNull();
  });
});

test('personal responses have Cache-Control no-store', async () => {
  const response = await site.request('/api/title_list/bookmark', { headers: { 'SESSION-TOKEN': MARA } });
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('personal responses are compressed for Accept-Encoding %s', async (accepted, encoding, decompress) => {
  const { title, chapters } = await site.addSerial(6);
  for (let count = 0; count < 20; count += 1) await site.addPages(chapters[0]!.id, 1, { position: count + 1 });
  site.tick();
  const ask = (headers: Record<string, string>) => site.request(`/api/manga_viewer?chapter_id=${chapters[0]!.id}`, { headers });
  const compressed = await ask({ 'Accept-Encoding': accepted });
  expect(compressed.headers.get('Content-Encoding')).toBe(encoding);
  const bytes = decompress(new Uint8Array(await compressed.arrayBuffer()));
  expect(viewOf(decodeResponse(new Uint8Array(bytes)) as SuccessResponse, 'mangaViewer').titleId).toBe(title.id);
});
