import { siteLinks } from './siteLinks';

const social = { socialUrl: 'https://social.test/en', socialUrlEs: 'https://social.test/es' };

test('a legal page of the content is a page of the site; only those that there are are linked, in one order', () => {
  expect(siteLinks({ legalPages: ['terms', 'privacy'] }, 'th').legal).toEqual([
    { page: 'privacy', link: { path: '/legal/privacy' } },
    { page: 'terms', link: { path: '/legal/terms' } },
  ]);
});

test('a page outside the site has the code of the language after its name, whatever the content has', () => {
  const { legal } = siteLinks({ pagesUrl: 'https://pages.test', legalPages: ['terms'] }, 'th');
  expect(legal.map(({ link }) => link)).toEqual(
    ['privacy', 'terms', 'copyright'].map((page) => ({ href: `https://pages.test/${page}/tha` })),
  );
});

test('readers of Spanish have a social page of their own, where there is one', () => {
  expect(siteLinks(social, 'es').social).toBe('https://social.test/es');
  expect(siteLinks(social, 'fr').social).toBe('https://social.test/en');
  expect(siteLinks({ socialUrl: 'https://social.test/en' }, 'es').social).toBe('https://social.test/en');
});

test('the app is where the settings say', () => {
  const stores = { appStoreUrl: 'https://apple.test/app', playStoreUrl: 'https://google.test/app' };
  expect(siteLinks(stores, 'en')).toMatchObject({ apple: 'https://apple.test/app', google: 'https://google.test/app' });
});

test('what is not set leads nowhere', () => {
  expect(siteLinks({}, 'es')).toEqual({
    legal: [],
    about: undefined,
    social: undefined,
    apple: undefined,
    google: undefined,
  });
});
