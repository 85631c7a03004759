import { Language, PresentationMethod } from '@komawari/shared-proto';
import type { BannerRow } from '../content/banners/banners';
import { wireBanner } from './wireBanner';

const row: BannerRow = {
  id: 7,
  key: 'neon',
  language: Language.ENGLISH,
  placement: 'content',
  position: 0,
  image: 'abc',
  method: PresentationMethod.PUSH,
  url: '/titles/5',
  source: 'pack:test',
  name: 'Neon Harbor',
};

test.each([
  ['the title or publisher that it links to', row, 'Neon Harbor'],
  ['the host of another site', { ...row, name: null, url: 'https://shop.test:8443/neon' }, 'shop.test:8443'],
  ['nothing if it links to any other page of the site', { ...row, name: null, url: '/updates' }, ''],
])('a banner is named after %s, if the client requests names', (_what, banner, name) => {
  expect(wireBanner('https://site.test', banner, true).name).toBe(name);
  expect(wireBanner('https://site.test', banner).name).toBe('');
});
