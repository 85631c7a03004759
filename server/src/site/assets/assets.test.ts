import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPublishingSite, type PublishingSite } from '../../testing/createPublishingSite';

let site: PublishingSite;

beforeAll(async () => {
  site = await createPublishingSite();
  for (const name of ['shell', 'mf_one', 'mf_two']) await site.publish(name, '1.0.0-a');
});
afterAll(() => site.close());

const textAt = async (address: string) => (await site.request(address)).text();

test('release files are immutable', async () => {
  const response = await site.request('/remotes/mf-one/1.0.0-a/page.js');
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toContain('mf_one 1.0.0-a page.js');
});

test('release files are served under the retry addresses', async () => {
  expect(await textAt('/~r3/remotes/mf-one/1.0.0-a/page.js')).toContain('mf_one 1.0.0-a page.js');
  expect(await textAt('/~r1/shell/1.0.0-a/shell.js')).toContain('shell 1.0.0-a shell.js');
});

test('release files are served as Brotli, gzip or uncompressed, as the browser accepts', async () => {
  const request = (encoding: string) =>
    site.request('/remotes/mf-two/1.0.0-a/page.js', { headers: { 'Accept-Encoding': encoding } });
  for (const encoding of ['br', 'gzip'] as const) {
    const response = await request(encoding);
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toContain('mf_two 1.0.0-a page.js');
  }
  expect((await request('identity')).headers.get('Content-Encoding')).toBeNull();
});

test.each([
  '/remotes/mf-one/1.0.0-a/none.js',
  '/remotes/mf-one/1.0.0-a/../../../shell/dist/current.json',
  '/remotes/mf-one/1.0.0-a/..%2f..%2fcurrent.json',
  '/remotes/mf-one/../current.json',
  '/remotes/shell/1.0.0-a/shell.js',
  '/remotes/server/src/main.ts',
  '/remotes/mf_one/1.0.0-a/page.js/',
  '/remotes/mf-one/1.0.0-b/page.js',
  '/shell/1.0.0-a/release.json',
  '/shell/1.0.0-a/.env',
  '/shell/1.0.0-a/server/server.cjs',
  '/shell/1.0.0-a/',
  '/none.png',
  '/deep/none.js',
])('%s is answered with 404 as plain text', async (address) => {
  const response = await site.request(address);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('the shell’s icon is served at the root, where browsers look for it', async () => {
  const response = await site.request('/icon.svg');
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
});
