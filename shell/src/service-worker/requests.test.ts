import { type RequestKind, requestKind } from './requests';

const ORIGIN = 'https://site.test';

function kindOf(url: string, asked: Partial<Pick<Request, 'method' | 'mode' | 'destination'>> = {}): RequestKind | undefined {
  return requestKind({ method: 'GET', mode: 'cors', destination: '', ...asked, url: new URL(url, ORIGIN).href }, ORIGIN);
}

test.each<[string, RequestKind | undefined]>([
  ['/', 'page'],
  ['/updates', 'page'],
  ['/titles/100001?lang=th', 'page'],
  ['/viewer/7', 'page'],
  ['/never/seen', 'page'],
  ['/webview/faq/eng', undefined],
  ['/-/console', undefined],
  ['/api/title_detail', undefined],
  ['/feeds/en/chapters.atom', undefined],
  ['/sitemap.xml', undefined],
  ['/manifest.webmanifest', undefined],
  ['/images/cover.webp', undefined],
])('a navigation to %s is classified as %s', (url, kind) => {
  expect(kindOf(url, { mode: 'navigate' })).toBe(kind);
});

test.each<[string, RequestKind | undefined]>([
  ['/shell/1/shell.js', 'file'],
  ['/remotes/mf-viewer/1/page.js', 'file'],
  ['/~r1/remotes/mf-viewer/1/page.js', undefined],
  ['/api/title_detail?title_id=1', 'question'],
  ['/api/title_list/bookmark', 'question'],
  ['/api/manga_viewer?chapter_id=1', 'chapter'],
  ['/api/questionnaire?questionnaire_key=a', undefined],
  ['/api/push_token?lang=eng', undefined],
  ['/api/comment_like?comment_id=1', undefined],
  ['/head.json?path=/', undefined],
  ['https://elsewhere.test/api/title_detail', undefined],
])('a request for %s is classified as %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test('a request of an image element is a picture, and a fetched image is a comic page', () => {
  expect(kindOf('/images/cover.webp', { destination: 'image' })).toBe('picture');
  expect(kindOf('/images/page.webp')).toBe('comicPage');
});

test('only writes of likes and favorites are queued', () => {
  expect(kindOf('/api/comment_like?comment_id=1', { method: 'PUT' })).toBe('wish');
  expect(kindOf('/api/title_list/bookmark?title_id=1', { method: 'DELETE' })).toBe('wish');
  expect(kindOf('/api/web/contact', { method: 'POST' })).toBeUndefined();
  expect(kindOf('/api/questionnaire', { method: 'PUT' })).toBeUndefined();
});
