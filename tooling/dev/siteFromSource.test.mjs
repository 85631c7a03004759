import { pageFromSource, releaseFromSource } from './siteFromSource.mjs';

const deployed = (name) => ({ name, version: '1.0', baseUrl: `/remotes/${name}/1.0/`, integrity: { 'a.js': 'sha384-a' } });

function pageWith(remotes) {
  const page = { composition: { id: 'x', shell: {}, remotes }, config: { note: '</script>' } };
  const text = JSON.stringify(page).replaceAll('<', '\\u003c');
  return `<html><script type="application/json" id="komawari-composition">${text}</script><p>page</p></html>`;
}

function remotesIn(html) {
  return JSON.parse(/id="komawari-composition">([^<]*)</.exec(html)[1]).composition.remotes;
}

test('one remote is from source, and the others are as they were', () => {
  const routes = [{ path: '/comments/:chapterId', page: 'Comments', chrome: 'main' }];
  const release = releaseFromSource({ name: 'mf_comments', baseUrl: '/-/source/mf-comments/', contract: 2, routes });
  const html = pageFromSource(pageWith([deployed('mf_comments'), deployed('mf_viewer')]), release);
  const [viewer, comments] = remotesIn(html);
  expect(viewer).toEqual(deployed('mf_viewer'));
  expect(comments).toMatchObject({ version: 'source', isFromSource: true, integrity: {}, entry: 'remoteEntry.js' });
  expect(comments.routes.map(({ path }) => path)).toEqual(['/comments/:chapterId']);
  expect(html).toContain('<p>page</p></html>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('a remote that the site does not have is added', () => {
  const release = { name: 'mf_news', version: 'source', baseUrl: '/-/source/mf-news/' };
  expect(remotesIn(pageFromSource(pageWith([deployed('mf_viewer')]), release)).map(({ name }) => name)).toEqual([
    'mf_viewer',
    'mf_news',
  ]);
});

test('what is no page of the site stays as it is', () => {
  expect(pageFromSource('<p>not a page</p>', { name: 'mf_news' })).toBe('<p>not a page</p>');
});
