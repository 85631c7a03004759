import { compositionFromSource, compositionIn, pageFromSource, releaseFromSource, shellFromSource } from './siteFromSource.mjs';

const deployed = (name) => ({ name, version: '1.0', baseUrl: `/remotes/${name}/1.0/`, integrity: { 'a.js': 'sha384-a' } });

const place = (folder) => ({ baseUrl: `/-/source/${folder}/`, locales: ['en', 'th'] });

function pageWith(remotes) {
  const page = { composition: { id: 'x', shell: {}, remotes }, config: { note: '</script>' } };
  const text = JSON.stringify(page).replaceAll('<', '\\u003c');
  return `<html><script type="application/json" id="komawari-composition">${text}</script><p>page</p></html>`;
}

function remotesIn(html) {
  return JSON.parse(/id="komawari-composition">([^<]*)</.exec(html)[1]).composition.remotes;
}

test('one remote is served from source, and the others stay unchanged', () => {
  const routes = [{ path: '/comments/:chapterId', page: 'Comments', chrome: 'main' }];
  const release = releaseFromSource({ ...place('mf-comments'), name: 'mf_comments', contract: 2, routes });
  const html = pageFromSource(pageWith([deployed('mf_comments'), deployed('mf_viewer')]), release);
  const [viewer, comments] = remotesIn(html);
  expect(viewer).toEqual(deployed('mf_viewer'));
  expect(comments).toMatchObject({ version: 'source', isFromSource: true, integrity: {}, entry: 'remoteEntry.js' });
  expect(comments.routes.map(({ path }) => path)).toEqual(['/comments/:chapterId']);
  expect(html).toContain('<p>page</p></html>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('the data of server rendering is removed, so that the browser renders the page itself', () => {
  const rendered = '<script type="application/json" id="komawari-rendered">{"locale":"en"}</script>';
  const html = pageFromSource(pageWith([deployed('mf_viewer')]) + rendered, { name: 'mf_news' });
  expect(html).not.toContain('komawari-rendered');
  expect(remotesIn(html)).toHaveLength(2);
});

test('a remote that the site does not have is added', () => {
  const release = { name: 'mf_news', version: 'source', baseUrl: '/-/source/mf-news/' };
  expect(remotesIn(pageFromSource(pageWith([deployed('mf_viewer')]), release)).map(({ name }) => name)).toEqual([
    'mf_viewer',
    'mf_news',
  ]);
});

test('HTML that is no page of the site stays unchanged', () => {
  expect(pageFromSource('<p>not a page</p>', { name: 'mf_news' })).toBe('<p>not a page</p>');
});

test('a site from source lists files of the development server, and its ID changes with its routes', () => {
  const shell = shellFromSource({ ...place('shell'), contract: 2, routes: [], opening: { en: '' } });
  expect(shell).toMatchObject({ name: 'shell', js: ['shell.js'], isFromSource: true, messages: { th: 'messages-th-json.js' } });
  const site = (path) => {
    const routes = [{ path, page: 'News', chrome: 'main' }];
    return compositionFromSource(shell, [releaseFromSource({ ...place('mf-news'), name: 'mf_news', contract: 2, routes })]);
  };
  expect(site('/news').remotes[0].pages).toEqual({ News: { js: [], css: [] } });
  expect(site('/news').id).toBe(site('/news').id);
  expect(site('/news').id).not.toBe(site('/news/:id').id);
});

test('compositionIn reads the deployed composition from a page', () => {
  expect(compositionIn(pageWith([deployed('mf_viewer')])).remotes).toEqual([deployed('mf_viewer')]);
  expect(compositionIn('<p>not a page</p>')).toBeUndefined();
});
