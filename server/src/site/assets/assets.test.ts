import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { writeBuild } from '../../testing/builds';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { createCompositionSource } from '../composition/compositionSource';

let repository: string;
let site: TestSite;

beforeAll(async () => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'komawari-'));
  for (const folder of ['shell', 'mf-one', 'mf-two']) writeBuild(repository, folder, '1.0.0-a');
  const log = pino({ level: 'silent' });
  site = await createTestSite({
    delivery: ({ db, clock }) => ({ composition: createCompositionSource({ db, clock, repository, log }), repository }),
  });
});
afterAll(async () => {
  await site.close();
  rmSync(repository, { recursive: true });
});

const textAt = async (address: string) => (await site.request(address)).text();

test('may be kept for ever', async () => {
  const response = await site.request('/remotes/mf-one/1.0.0-a/page.js');
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toContain('mf-one 1.0.0-a page.js');
});

test('are there under the fresh addresses of a retry', async () => {
  expect(await textAt('/~r3/remotes/mf-one/1.0.0-a/page.js')).toContain('mf-one 1.0.0-a page.js');
  expect(await textAt('/~r1/shell/1.0.0-a/shell.js')).toContain('shell 1.0.0-a shell.js');
});

test('are sent in the compressed form that the build left beside them, else compressed here', async () => {
  writeFileSync(path.join(repository, 'mf-two/dist/1.0.0-a/page.js.br'), 'made by the build');
  const built = await site.request('/remotes/mf-two/1.0.0-a/page.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(built.headers.get('Content-Encoding')).toBe('br');
  expect(await built.text()).toBe('made by the build');
  const here = await site.request('/remotes/mf-one/1.0.0-a/page.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(here.headers.get('Content-Encoding')).toBe('gzip');
});

test.each([
  '/remotes/mf-one/1.0.0-a/none.js',
  '/remotes/mf-one/1.0.0-a/../../../shell/dist/current.json',
  '/remotes/mf-one/1.0.0-a/..%2f..%2fcurrent.json',
  '/remotes/mf-one/../current.json',
  '/remotes/shell/1.0.0-a/shell.js',
  '/remotes/server/src/main.ts',
  '/shell/1.0.0-a/.env',
  '/shell/1.0.0-a/',
  '/none.png',
  '/deep/none.js',
])('%s is not there, and is no HTML', async (address) => {
  const response = await site.request(address);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('that the shell has are there at the root, where browsers look for icons', async () => {
  const response = await site.request('/icon.svg');
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
});
