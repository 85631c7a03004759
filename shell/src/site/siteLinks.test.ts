import { siteLinks } from './siteLinks';

const config = { apiBase: '/api', questionnaireBase: '/api' };
const social = { socialUrl: 'https://social.test/en', socialUrlEs: 'https://social.test/es' };

test('a page has the code of the language after its name', () => {
  expect(siteLinks({ ...config, pagesUrl: 'https://pages.test' }, 'th').page('terms')).toBe('https://pages.test/terms/tha');
});

test('readers of Spanish have a social page of their own, where there is one', () => {
  expect(siteLinks({ ...config, ...social }, 'es').social).toBe('https://social.test/es');
  expect(siteLinks({ ...config, ...social }, 'fr').social).toBe('https://social.test/en');
  expect(siteLinks({ ...config, socialUrl: 'https://social.test/en' }, 'es').social).toBe('https://social.test/en');
});

test('what is not set leads nowhere', () => {
  const links = siteLinks(config, 'es');
  expect(links.page('privacy')).toBeUndefined();
  expect(links.social).toBeUndefined();
});
