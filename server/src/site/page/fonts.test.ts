import type { BrandFonts } from '../../brand/Brand';
import { aShellRelease } from '../../testing/aShellRelease';
import { fontTags } from './fonts';

const FACES = ['onest-latin', 'onest-latin-ext', 'onest-cyrillic', 'anuphan-thai', 'bricolage-grotesque-latin'];
const files = ['shell.js', 'assets/icon.svg', ...FACES.map((name) => `assets/${name}-wght-normal.0a1b2c3d.woff2`)];
const shell = aShellRelease({ integrity: Object.fromEntries(files.map((file) => [file, 'sha384-1'])) });

function lettersOf(locale: 'en' | 'ru' | 'th', fonts: BrandFonts = { text: undefined, title: undefined }) {
  const tags = fontTags(shell, locale, fonts).matchAll(/as="font" type="font\/woff2" crossorigin href="([^"]+)"/g);
  return [...tags].map(([, href]) => href);
}

test.each([
  ['en', ['onest-latin', 'bricolage-grotesque-latin']],
  ['ru', ['onest-latin', 'onest-cyrillic', 'bricolage-grotesque-latin']],
  ['th', ['onest-latin', 'anuphan-thai', 'bricolage-grotesque-latin']],
] as const)('a page in %s preloads the fonts of that language', (locale, names) => {
  expect(lettersOf(locale)).toEqual(names.map((name) => `/shell/1/assets/${name}-wght-normal.0a1b2c3d.woff2`));
});

test('preloads a brand’s fonts first, and the default ones for characters that these may lack', () => {
  const ink = { family: 'Ink', files: [{ address: '/brand/1/ink.woff2', weight: '400' }] };
  const latin = FACES.filter((name) => name.endsWith('latin')).map(
    (name) => `/shell/1/assets/${name}-wght-normal.0a1b2c3d.woff2`,
  );
  expect(lettersOf('en', { text: ink, title: ink })).toEqual(['/brand/1/ink.woff2']);
  expect(lettersOf('ru', { text: ink, title: ink })).toEqual([
    '/brand/1/ink.woff2',
    '/shell/1/assets/onest-cyrillic-wght-normal.0a1b2c3d.woff2',
  ]);
  expect(lettersOf('en', { text: ink, title: undefined })).toEqual(['/brand/1/ink.woff2', ...latin]);
});

test('delays fonts until a script decides, except those that devices may lack', () => {
  const tags = fontTags(shell, 'th', { text: undefined, title: undefined }, 'chosen');
  const [waiting, atOnce] = [
    /<link[^>]* media="not all" href="[^"]*\/([a-z-]+)-latin-/g,
    /crossorigin href="[^"]*\/([a-z-]+)-wght/g,
  ].map((tag) => Array.from(tags.matchAll(tag), ([, name]) => name));
  expect(waiting).toEqual(['onest', 'bricolage-grotesque']);
  expect(atOnce).toEqual(['anuphan-thai']);
});
