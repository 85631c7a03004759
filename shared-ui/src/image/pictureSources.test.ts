import { pictureSources } from './pictureSources';

const ADDRESS = '/images/abcdefghijklmnopqrst_-.webp';

test('a cover is there in three sizes', () => {
  expect(pictureSources(ADDRESS, { shape: 'portrait', sizes: '10rem' })).toEqual({
    sizes: '10rem',
    srcSet: `${ADDRESS}?w=240 240w, ${ADDRESS}?w=360 360w, ${ADDRESS} 480w`,
    src: ADDRESS,
  });
});

test('on another host of the publisher as well', () => {
  const address = `https://pictures.example.org${ADDRESS}`;
  expect(pictureSources(address, { shape: 'thumbnail', sizes: '8rem' }).srcSet).toBe(`${address}?w=240 240w, ${address} 320w`);
});

test.each([
  [80, `${ADDRESS}?w=240`],
  [81, `${ADDRESS}?w=360`],
  [120, `${ADDRESS}?w=360`],
  [121, ADDRESS],
])('a cover of at most %i pixels is one address, with pixels enough for a screen of three to one', (maxWidth, src) => {
  expect(pictureSources(ADDRESS, { shape: 'portrait', maxWidth })).toEqual({ src });
});

test.each(['', '/images/a', 'https://example.org/cover.webp', `${ADDRESS}?v=2`])('of %j nobody knows sizes', (address) => {
  expect(pictureSources(address, { shape: 'portrait', sizes: '5rem' })).toEqual({ src: address });
  expect(pictureSources(address, { shape: 'portrait', maxWidth: 64 })).toEqual({ src: address });
});

test('nor of one that says nothing of its width', () => {
  expect(pictureSources(ADDRESS, undefined)).toEqual({ src: ADDRESS });
});
