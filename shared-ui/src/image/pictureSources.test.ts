import { pictureSources } from './pictureSources';

const ADDRESS = '/images/abcdefghijklmnopqrst_-.webp';

test('a cover has three sizes', () => {
  expect(pictureSources(ADDRESS, { shape: 'portrait', sizes: '10rem' })).toEqual({
    sizes: '10rem',
    srcSet: `${ADDRESS}?w=240 240w, ${ADDRESS}?w=360 360w, ${ADDRESS} 480w`,
    src: ADDRESS,
  });
});

test('pictures on another host of the publisher have sizes, too', () => {
  const address = `https://pictures.example.org${ADDRESS}`;
  expect(pictureSources(address, { shape: 'thumbnail', sizes: '8rem' }).srcSet).toBe(`${address}?w=240 240w, ${address} 320w`);
});

test.each([
  [80, `${ADDRESS}?w=240`],
  [81, `${ADDRESS}?w=360`],
  [120, `${ADDRESS}?w=360`],
  [121, ADDRESS],
])('a cover of at most %i pixels has one URL, with enough pixels for a pixel ratio of 3', (maxWidth, src) => {
  expect(pictureSources(ADDRESS, { shape: 'portrait', maxWidth })).toEqual({ src });
});

test.each(['', '/images/a', 'https://example.org/cover.webp', `${ADDRESS}?v=2`])('the URL %j gets no sizes', (address) => {
  expect(pictureSources(address, { shape: 'portrait', sizes: '5rem' })).toEqual({ src: address });
  expect(pictureSources(address, { shape: 'portrait', maxWidth: 64 })).toEqual({ src: address });
});

test('a picture without a known width gets no sizes', () => {
  expect(pictureSources(ADDRESS, undefined)).toEqual({ src: ADDRESS });
});
