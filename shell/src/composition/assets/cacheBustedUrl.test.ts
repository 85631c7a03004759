import { cacheBustedUrl, plainAddress } from './cacheBustedUrl';

const FILE = 'https://cdn.example/remotes/mf-viewer/1.0/page.js';

test('the first attempt uses the URL of the file itself', () => {
  expect(cacheBustedUrl(FILE, 0)).toBe(FILE);
});

test('each later attempt has its own URL, also on another host', () => {
  expect(cacheBustedUrl(FILE, 2)).toBe('https://cdn.example/~r2/remotes/mf-viewer/1.0/page.js');
});

test('a URL that is already cache-busted gets a new prefix and not a second one', () => {
  expect(cacheBustedUrl('https://site.example/~r1/remotes/a.js', 2)).toBe('https://site.example/~r2/remotes/a.js');
});

test('plainAddress returns the original URL for every attempt', () => {
  expect(plainAddress(cacheBustedUrl(FILE, 7))).toBe(FILE);
});
