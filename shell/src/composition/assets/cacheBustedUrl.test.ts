import { cacheBustedUrl, plainAddress } from './cacheBustedUrl';

const FILE = 'https://cdn.example/remotes/mf-viewer/1.0/page.js';

test('the first attempt asks for the file itself', () => {
  expect(cacheBustedUrl(FILE, 0)).toBe(FILE);
});

test('each later attempt has an address of its own, also on another host', () => {
  expect(cacheBustedUrl(FILE, 2)).toBe('https://cdn.example/~r2/remotes/mf-viewer/1.0/page.js');
});

test('a container that was itself loaded under a fresh address does not pile prefixes up', () => {
  expect(cacheBustedUrl('https://site.example/~r1/remotes/a.js', 2)).toBe('https://site.example/~r2/remotes/a.js');
});

test('the plain address of a file is the same for every attempt', () => {
  expect(plainAddress(cacheBustedUrl(FILE, 7))).toBe(FILE);
});
