import { DEFAULT_SITE_OPTIONS } from '../../config/config';
import { siteConfig } from './siteConfig';

test('a browser is told what is set, and nothing of what is not', () => {
  const silent = { ...DEFAULT_SITE_OPTIONS, healthSample: 0 };
  expect(siteConfig(silent, { legalPages: [], hasCanary: true })).toEqual({ apiBase: '/api', questionnaireBase: '/api' });
  const options = { ...silent, ads: 'house' as const, socialUrl: 'https://s.test', canKeepChapters: true };
  expect(siteConfig(options, { legalPages: ['terms'], hasCanary: false, pushKey: 'BKey' })).toEqual({
    apiBase: '/api',
    questionnaireBase: '/api',
    ads: 'house',
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
