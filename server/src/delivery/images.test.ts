import { memoryObjectStore } from '../objects/memoryObjectStore';
import { StoreUnavailableError } from '../objects/StoreUnavailableError';
import { createTestSite, type TestSite } from '../testing/createTestSite';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

test('a cover is served as an immutable image to every origin', async () => {
  const name = await site.objects.put(new TextEncoder().encode('RIFF....WEBPVP8 '));
  const response = await site.request(`/images/${name}`);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  // Shared caches check every minute whether it was taken down.
  expect(response.headers.get('CDN-Cache-Control')).toBe('public, max-age=60');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await response.text()).toBe('RIFF....WEBPVP8 ');
});

test('an encrypted page is served as application/octet-stream with nosniff', async () => {
  const name = await site.objects.put(new Uint8Array([0xf3, 0x00, 0x12, 0x98]));
  const response = await site.request(`/images/${name}`);
  expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

describe('image', () => {
  const body = 'RIFF....WEBPVP8 and so on';
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const name = await site.objects.put(new TextEncoder().encode(body));
    const response = await site.request(`/images/${name}`, { method, headers });
    return { name, response, text: await response.text() };
  };

  test('has its name as ETag, and answers 304 if the client has it', async () => {
    const { name, response } = await get();
    expect(response.headers.get('ETag')).toBe(`"${name}"`);
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect((await get({ 'If-None-Match': `W/"${name}"` })).response.status).toBe(304);
  });

  test('answers HEAD with its length', async () => {
    const { response, text } = await get({}, 'HEAD');
    expect([response.status, response.headers.get('Content-Length'), text]).toEqual([200, String(body.length), '']);
  });

  test.each([
    ['bytes=0-3', 206, 'RIFF', 'bytes 0-3/25'],
    ['bytes=20-', 206, 'so on', 'bytes 20-24/25'],
    ['bytes=-2', 206, 'on', 'bytes 23-24/25'],
    ['bytes=4-999', 206, body.slice(4), 'bytes 4-24/25'],
    ['bytes=0-1,4-5', 200, body, null],
    ['pages=1', 200, body, null],
    ['bytes=3-1', 200, body, null],
    ['bytes=25-', 416, '', 'bytes */25'],
  ])('for Range %s has status %i', async (range, status, text, contentRange) => {
    const part = await get({ Range: range });
    expect([part.response.status, part.text, part.response.headers.get('Content-Range')]).toEqual([status, text, contentRange]);
    expect(part.response.headers.get('Content-Length') ?? '0').toBe(String(text.length));
  });

  test('is sent whole if If-Range names another ETag', async () => {
    const { name } = await get();
    expect((await get({ Range: 'bytes=0-3', 'If-Range': '"other"' })).response.status).toBe(200);
    expect((await get({ Range: 'bytes=0-3', 'If-Range': `"${name}"` })).response.status).toBe(206);
  });
});

describe('smaller size of an image', () => {
  const WHOLE = 'RIFF....WEBPVP8 of the whole picture';
  const SMALL = 'RIFF....WEBPVP8 small';
  let picture: string;
  beforeEach(async () => {
    picture = await site.objects.put(new TextEncoder().encode(WHOLE));
    await site.objects.putRendition({ picture, width: 240 }, new TextEncoder().encode(SMALL));
  });
  const get = async (query: string, headers: Record<string, string> = {}) => {
    const response = await site.request(`/images/${picture}${query}`, { headers });
    return { response, text: await response.text(), etag: response.headers.get('ETag') ?? '' };
  };

  test('is sent for its width, with its own ETag', async () => {
    const { response, text, etag } = await get('?w=240');
    expect([text, response.headers.get('Content-Type')]).toEqual([SMALL, 'image/webp']);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const head = await site.request(`/images/${picture}?w=240`, { method: 'HEAD' });
    expect([head.headers.get('ETag'), head.headers.get('Content-Length')]).toEqual([etag, String(SMALL.length)]);
    expect((await get('?w=240', { 'If-None-Match': etag })).response.status).toBe(304);
    expect((await get('?w=240', { Range: 'bytes=16-', 'If-Range': etag })).text).toBe('small');
  });

  test('has another ETag than the whole image', async () => {
    const { etag } = await get('?w=240');
    const whole = await get('');
    expect((await get('', { 'If-None-Match': etag })).text).toBe(WHOLE);
    expect((await get('?w=240', { 'If-None-Match': whole.etag })).text).toBe(SMALL);
    expect((await get('', { Range: 'bytes=0-3', 'If-Range': etag })).text).toBe(WHOLE);
  });

  test.each(['?w=360', '?w=241', '?w=0240', '?w=', '?w=-240', '?w=240&w=240', '?w[]=240', '?w=240.webp', '?W=240', '?w=../240'])(
    'is not sent for %s: the whole image is',
    async (query) => {
      const whole = await get('');
      const { response, text, etag } = await get(query);
      expect([response.status, text, etag]).toEqual([200, WHOLE, whole.etag]);
    },
  );

  test('has no address of its own', async () => {
    const response = await site.request(`/images/${picture.replace('.webp', '.240.webp')}`);
    expect(response.status).toBe(404);
  });

  test('is gone when the image is removed, even for clients that have it', async () => {
    const { etag } = await get('?w=240');
    await site.objects.removePicture(picture, Infinity);
    const statuses = [await get('?w=240'), await get('?w=240', { 'If-None-Match': etag }), await get('')];
    expect(statuses.map(({ response }) => response.status)).toEqual([404, 404, 404]);
  });
});

test.each(['/images/nothing', '/images/..%2f..%2fetc%2fpasswd', '/images/', '/images/aaaaaaaaaaaaaaaaaaaaaa.webp'])(
  '%s is answered with 404 that is not immutable',
  async (path) => {
    const response = await site.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  },
);

test('an image is answered with 503 and Retry-After while the object store is unavailable', async () => {
  const objects = { ...memoryObjectStore(), get: () => Promise.reject(new StoreUnavailableError()) };
  const broken = await createTestSite({ objects });
  for (const query of ['', '?w=240']) {
    const { status, headers } = await broken.request(`/images/${'a'.repeat(22)}.webp${query}`);
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
  }
  await broken.close();
});
