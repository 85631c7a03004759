import { problemText } from './smokeProblem.mjs';

const NEWS = { name: 'mf_news', version: '0.1.0-1e294390', address: '/news' };

test('problemText is one line, without the stack of the error', () => {
  const thrown =
    '[komawari] mf_news failed (render) Error: the shelf is too long\n    at Pick (http://a.test/page.js:1:10)\n    at Gl';
  expect(problemText(NEWS, 'th', thrown)).toBe(
    'mf_news 0.1.0-1e294390: /news in th, in the live site: [komawari] mf_news failed (render) Error: the shelf is too long',
  );
});

test('problemText is cut to the length that a site accepts', () => {
  const text = problemText(NEWS, 'en', 'no\n'.repeat(1000));
  expect(text).toHaveLength(400);
  expect(text).toMatch(/no no no.*…$/);
});
