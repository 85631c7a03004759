import { siteLinks } from './siteLinks';

const social = { socialUrl: 'https://social.test/en', socialUrlEs: 'https://social.test/es' };

test('only the legal pages that the content has are linked, in a fixed order', () => {
  expect(siteLinks({ legalPages: ['terms', 'privacy'] }, 'th').legal).toEqual([
    { page: 'privacy', link: { path: '/legal/privacy' } },
    { page: 'terms', link: { path: '/legal/terms' } },
  ]);
});

test('external legal pages end with the language code and replace those of the content', () => {
  const { legal } = siteLinks({ pagesUrl: 'https://pages.test', legalPages: ['terms'] }, 'th');
  expect(legal.map(({ link }) => link)).toEqual(
    ['privacy', 'terms', 'copyright'].map((page) => ({ href: `https://pages.test/${page}/tha` })),
  );
});

test('readers of Spanish get their own social page, where there is one', () => {
  expect(siteLinks(social, 'es').social).toBe('https://social.test/es');
  expect(siteLinks(social, 'fr').social).toBe('https://social.test/en');
  expect(siteLinks({ socialUrl: 'https://social.test/en' }, 'es').social).toBe('https://social.test/en');
});

test('the app links come from the settings', () => {
  const stores = { appStoreUrl: 'https://apple.test/app', playStoreUrl: 'https://google.test/app' };
  expect(siteLinks(stores, 'en')).toMatchObject({ apple: 'https://apple.test/app', google: 'https://google.test/app' });
});

test('settings that are not set give no links', () => {
  expect(siteLinks({}, 'es')).toEqual({
    legal: [],
    about: undefined,
    social: undefined,
    apple: undefined,
    google: undefined,
  });
});
