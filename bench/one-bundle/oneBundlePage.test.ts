import { scriptJson } from '@komawari/server/src/text/escapeHtml';
import { oneBundlePage } from './oneBundlePage';

const FILES = {
  baseUrl: '/shell/1.0.0-one/',
  integrity: {
    'page-Title.b.js': 'sha384-js',
    'shared.b.js': 'sha384-shared',
    'page-Title.b.css': 'sha384-css',
    'words.b.js': 'sha384-words',
  },
  pages: { 'page-Title': { js: ['shared.b.js', 'page-Title.b.js'], css: ['page-Title.b.css'] } },
  messages: { mf_catalog: { en: 'words.b.js' } },
  texts: { 'page-Title.b.css': '.b{c:d}' },
};

const preload = (address: string, hash: string) => `<link rel="preload" as="script" href="${address}" integrity="${hash}">`;
const ofRemote = (file: string) => preload(`/remotes/mf-catalog/1.0.0-a/${file}`, 'sha384-a');
const ofBundle = (file: string, hash: string) => preload(`/shell/1.0.0-one/${file}`, `sha384-${hash}`);

test('files of a page and its messages become those of the bundle, and the container is left out', () => {
  const tags = ['remoteEntry.a.js', 'remote.a.js', '302.a.js', 'page-Title.a.js', 'messages-en-json.a.js'].map(ofRemote);
  expect(oneBundlePage(tags.join(''), FILES)).toBe(
    ofBundle('shared.b.js', 'shared') + ofBundle('page-Title.b.js', 'js') + ofBundle('words.b.js', 'words'),
  );
});

test('linked stylesheets become those of the bundle, under the name that the loader knows', () => {
  const tag = (name: string, address: string, hash: string) =>
    `<link rel="stylesheet" data-href="${name}" href="${address}${name}" integrity="sha384-${hash}">`;
  expect(oneBundlePage(tag('page-Title.a.css', '/remotes/mf-catalog/1.0.0-a/', 'a'), FILES)).toBe(
    tag('page-Title.b.css', '/shell/1.0.0-one/', 'css'),
  );
});

test('inline styles become those of the bundle', () => {
  const shell = '<style data-href="shell.b.css">.s{c:d}</style>';
  expect(oneBundlePage(`${shell}<style data-href="page-Title.a.css">.a{\nc:d}</style><p>`, FILES)).toBe(
    `${shell}<style data-href="page-Title.b.css">.b{c:d}</style><p>`,
  );
});

test('shell files, early scripts, webview styles, images and shell messages stay unchanged', () => {
  const page = [
    '<link rel="stylesheet" data-href="webview/webview.a.css" href="/remotes/mf-engagement/1.0.0-a/webview/webview.a.css" integrity="sha384-a">',
    '<script async src="/shell/1.0.0-one/shell.b.js"></script>',
    '<script async fetchpriority="high" src="/remotes/mf-viewer/1.0.0-a/early/Viewer.a.js"></script>',
    '<link rel="preload" as="image" href="/images/a.webp"/>',
    preload('/shell/1.0.0-one/messages-en-json.b.js', 'sha384-b'),
  ].join('');
  expect(oneBundlePage(page, FILES)).toBe(page);
});

test('hashes of files that are never requested are removed, and the rest of the composition stays', () => {
  const page = (remote: object, more: object = {}) => {
    const composition = {
      shell: { integrity: { a: 'sha384-a' } },
      remotes: [{ name: 'mf_catalog', routes: ['</'], ...remote }],
      ...more,
    };
    return `<script type="application/json" id="komawari-composition">${scriptJson({ composition, config: { apiBase: '/api' } })}</script>`;
  };
  const without = page({ integrity: {}, pages: {}, messages: {} });
  expect(oneBundlePage(page({ integrity: { b: 'sha384-b' } }, { wholeAt: '/-/composition/a' }), FILES)).toBe(without);
});
