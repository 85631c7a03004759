import { DEFAULT_SITE_OPTIONS } from '../../config/config';
import { siteConfig } from './siteConfig';

test('a browser is told what is set, and nothing of what is not', () => {
  const silent = { ...DEFAULT_SITE_OPTIONS, healthSample: 0 };
  expect(siteConfig(silent, { legalPages: [], hasCanary: true })).toEqual({
    siteName: 'Komawari',
    apiBase: '/api',
    questionnaireBase: '/api',
  });
  const brand = { ...silent.brand, name: 'Inkwell', links: { social: 'https://s.test', legal: 'https://l.test' } };
  const options = { ...silent, ads: 'house' as const, brand, canKeepChapters: true };
  expect(siteConfig(options, { legalPages: ['terms'], hasCanary: false, pushKey: 'BKey' })).toEqual({
    siteName: 'Inkwell',
    apiBase: '/api',
    questionnaireBase: '/api',
    ads: 'house',
    pagesUrl: 'https://l.test',
    socialUrl: 'https://s.test',
    legalPages: ['terms'],
    pushKey: 'BKey',
    canKeepChapters: true,
  });
});

test('some documents tell how they fared, and all of them while a canary is open', () => {
  const sample = (hasCanary: boolean) => siteConfig(DEFAULT_SITE_OPTIONS, { legalPages: [], hasCanary }).healthSample;
  expect([sample(false), sample(true)]).toEqual([0.1, 1]);
});
