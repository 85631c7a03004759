import { createTestSite, type TestSite } from '../testing/createTestSite';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

test('a cover is an image, may be kept for ever, and is there for every origin', async () => {
  const name = await site.objects.put(new TextEncoder().encode('RIFF....WEBPVP8 '));
  const response = await site.request(`/images/${name}`);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await response.text()).toBe('RIFF....WEBPVP8 ');
});

test('an encrypted page is bytes and nothing else', async () => {
  const name = await site.objects.put(new Uint8Array([0xf3, 0x00, 0x12, 0x98]));
  const response = await site.request(`/images/${name}`);
  expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.each(['/images/nothing', '/images/..%2f..%2fetc%2fpasswd', '/images/', '/images/aaaaaaaaaaaaaaaaaaaaaa.webp'])(
  '%s is not there, and that is not kept',
  async (path) => {
    const response = await site.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  },
);
