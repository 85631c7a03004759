import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease, deployedRelease } from './releases.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'komawari-standalone-'));
  writeFileSync(join(folder, 'package.json'), '{"name":"@team/mf-news"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('builtRelease reads the newest build and gives it the URL that it has on a site', () => {
  expect(() => builtRelease(folder)).toThrow('mf-news is not built yet');
  mkdirSync(join(folder, 'dist/1.2.0'), { recursive: true });
  writeFileSync(join(folder, 'dist/current.json'), '{"version":"1.2.0"}');
  writeFileSync(join(folder, 'dist/1.2.0/release.json'), '{"name":"mf_news","version":"1.2.0","entry":"remoteEntry.js"}');
  expect(builtRelease(folder)).toEqual({
    document: { name: 'mf_news', version: '1.2.0', entry: 'remoteEntry.js', baseUrl: '/remotes/mf-news/1.2.0/' },
    folder: join(folder, 'dist/1.2.0'),
  });
});

test('deployedRelease reads a release from a page of the site, and an error lists the remotes there', async () => {
  const composition = { remotes: [{ name: 'mf_news', version: '3.0.0' }, { name: 'mf_viewer' }] };
  let page = `<script type="application/json" id="komawari-composition">${JSON.stringify({ composition })}</script>`;
  const whole = { remotes: [{ name: 'mf_news', version: '3.1.0', entry: 'remoteEntry.js' }] };
  const server = createServer(({ url }, response) => {
    if (url === '/-/composition/b') response.statusCode = 404;
    response.end(url === '/-/composition/a' ? JSON.stringify(whole) : page);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const site = `http://localhost:${server.address().port}`;
  try {
    expect(await deployedRelease(site, 'mf_news')).toEqual({ document: { name: 'mf_news', version: '3.0.0' } });
    await expect(deployedRelease(site, 'mf_maps')).rejects.toThrow('has no mf_maps. It has mf_news, mf_viewer.');
    page = page.replace('"remotes"', '"wholeAt":"/-/composition/a","remotes"');
    expect(await deployedRelease(site, 'mf_news')).toEqual({ document: whole.remotes[0] });
    page = page.replace('/-/composition/a', '/-/composition/b');
    await expect(deployedRelease(site, 'mf_news')).rejects.toThrow('/-/composition/b answers 404.');
    page = 'Nothing has been published here yet.';
    await expect(deployedRelease(site, 'mf_news')).rejects.toThrow('has nothing deployed');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
