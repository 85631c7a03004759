import { addressOf, pathsOfSitemap } from './smokeAddresses.mjs';

const KNOWN = ['/titles/100', '/viewer/1000/x', '/viewer/1000'];

test.each([
  ['/updates', 'en', '/updates'],
  ['/titles/:titleId', 'en', '/titles/100'],
  ['/viewer/:chapterId', 'en', '/viewer/1000'],
  ['/viewer/:chapterId/:part?', 'en', '/viewer/1000/x'],
  ['/webview/faq/:language', 'th', '/webview/faq/tha'],
  ['/questionnaire/:lang/:questionnaire_key', 'en', '/questionnaire/eng/sample'],
  ['/nowhere/:id', 'en', undefined],
])('the smoke test opens %s in %s at %s', (pattern, locale, address) => {
  expect(addressOf(pattern, KNOWN, locale)).toBe(address);
});

test('pathsOfSitemap returns the paths of a sitemap', () => {
  const xml = '<urlset><url><loc>https://a.test/titles/1</loc></url><url><loc>https://a.test/updates</loc></url></urlset>';
  expect(pathsOfSitemap(xml)).toEqual(['/titles/1', '/updates']);
});
