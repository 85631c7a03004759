import { methodLabel, requestLabel } from './requestLabel';

test.each([
  ['/api/title_detail', ['*', '/api/*', '/api/title_detail'], '/api/title_detail'],
  ['/api/anything-at-all', ['*', '/api/*'], '/api/unknown'],
  ['/images/abc.webp', ['*', '/images/:name'], '/images'],
  ['/readyz', ['*', '/readyz'], '/readyz'],
  ['/webview/news', ['*'], '/webview'],
  ['/titles/1001', ['*'], 'page'],
  ['/', ['*'], 'page'],
])('%s is counted as %s of %j', (pathname, matched, label) => {
  expect(requestLabel(pathname, matched)).toBe(label);
});

test('an invented method is not a label of its own', () => {
  expect([methodLabel('GET'), methodLabel('BREW')]).toEqual(['GET', 'other']);
});
