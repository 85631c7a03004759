import { methodLabel, requestLabel } from './requestLabel';

test.each([
  ['/api/title_detail', ['*', '/api/*', '/api/title_detail'], '/api/title_detail'],
  ['/api/anything-at-all', ['*', '/api/*'], '/api/unknown'],
  ['/images/abc.webp', ['*', '/images/:name'], '/images'],
  ['/readyz', ['*', '/readyz'], '/readyz'],
  ['/webview/news', ['*'], '/webview'],
  ['/titles/1001', ['*'], 'page'],
  ['/', ['*'], 'page'],
])('the label of %s with routes %j is %s', (pathname, matched, label) => {
  expect(requestLabel(pathname, matched)).toBe(label);
});

test('an unknown method has the label "other"', () => {
  expect([methodLabel('GET'), methodLabel('BREW')]).toEqual(['GET', 'other']);
});
