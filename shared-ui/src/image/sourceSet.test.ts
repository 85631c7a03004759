import { sourceSet } from './sourceSet';

const ADDRESS = '/images/abcdefghijklmnopqrst_-.webp';

test('a cover is there in three sizes', () => {
  expect(sourceSet(ADDRESS, { shape: 'portrait', sizes: '5rem' })).toEqual({
    sizes: '5rem',
    srcSet: `${ADDRESS}?w=240 240w, ${ADDRESS}?w=360 360w, ${ADDRESS} 480w`,
  });
});

test('on another host of the publisher as well', () => {
  const address = `https://pictures.example.org${ADDRESS}`;
  expect(sourceSet(address, { shape: 'thumbnail', sizes: '8rem' })?.srcSet).toBe(`${address}?w=240 240w, ${address} 320w`);
});

test.each(['', '/images/a', 'https://example.org/cover.webp', `${ADDRESS}?v=2`])('of %j nobody knows sizes', (address) => {
  expect(sourceSet(address, { shape: 'portrait', sizes: '5rem' })).toBeUndefined();
});
