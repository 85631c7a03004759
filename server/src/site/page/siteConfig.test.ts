import type { Brand } from '../../brand/Brand';
import { DEFAULT_SITE_OPTIONS } from '../../config/config';
import { siteConfig } from './siteConfig';

test('contains only the options that are set', () => {
  const silent = { ...DEFAULT_SITE_OPTIONS, healthSample: 0 };
  const unknown = { ...silent.brand, about: undefined, hasEbookMark: false };
  expect(siteConfig({ ...silent, brand: unknown }, { legalPages: [], hasCanary: true, showsAbout: true })).toEqual({
    siteName: 'Komawari',
    copyright: '2019 Komawari',
    apiBase: '/api',
    questionnaireBase: '/api',
  });
  const brand = {
    ...unknown,
    name: 'Inkwell',
    copyright: 'Ink Press',
    links: { social: 'https://s.test', legal: 'https://l.test' },
  };
  const options = { ...silent, ads: 'house' as const, brand, canKeepChapters: true };
  expect(siteConfig(options, { legalPages: ['terms'], hasCanary: false, showsAbout: true, pushKey: 'BKey' })).toEqual({
    siteName: 'Inkwell',
    copyright: 'Ink Press',
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

test('samples some documents for health reports, and all of them while a canary is open', () => {
  const sample = (hasCanary: boolean) =>
    siteConfig(DEFAULT_SITE_OPTIONS, { legalPages: [], hasCanary, showsAbout: false }).healthSample;
  expect([sample(false), sample(true)]).toEqual([0.1, 1]);
});

test('has the address of the about page everywhere, and its text only on that page', () => {
  const about = { en: ['We print at night.'] };
  const told = (brand: Partial<Brand>, showsAbout: boolean) => {
    const options = { ...DEFAULT_SITE_OPTIONS, brand: { ...DEFAULT_SITE_OPTIONS.brand, about: undefined, ...brand } };
    const { aboutUrl, about: words } = siteConfig(options, { legalPages: [], hasCanary: false, showsAbout });
    return [aboutUrl, words];
  };
  expect(told({ about }, true)).toEqual(['/about_us', about]);
  expect(told({ about }, false)).toEqual(['/about_us', undefined]);
  expect(told({ links: { about: 'https://a.test' } }, true)).toEqual(['https://a.test', undefined]);
  expect(told({}, true)).toEqual([undefined, undefined]);
});
