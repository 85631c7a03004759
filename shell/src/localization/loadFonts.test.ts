import { loadFonts } from './loadFonts';

afterEach(() => Reflect.deleteProperty(document, 'fonts'));

function setup(load: (faces: string, letters: string) => Promise<unknown>, faces: { unicodeRange: string }[] = []) {
  const asked: string[] = [];
  const fonts = Object.assign(new Set(faces), {
    load: (families: string, letters: string) => (asked.push(letters), load(families, letters)),
  });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  return asked;
}

test('loadFonts requests characters of the script of every language', async () => {
  const asked = setup(() => Promise.resolve([]));
  await loadFonts(['en', 'ru', 'th']);
  expect(asked).toEqual([expect.stringMatching(/[a-z].*\p{Script=Cyrillic}.*\p{Script=Thai}/u)]);
});

test('loadFonts switches the fonts of the requested script to font-display swap', async () => {
  const face = (unicodeRange: string, status = 'unloaded') => ({ unicodeRange, status, display: 'optional' });
  const thai = face('U+25CC, U+E01-E5B');
  const spaced = face('U+200C-200D');
  const cyrillic = face('U+301, U+400-45F');
  const latin = face('U+0-FF', 'loaded');
  setup(() => Promise.resolve([]), [thai, spaced, cyrillic, latin]);
  await loadFonts(['th']);
  expect([thai, spaced, cyrillic, latin].map(({ display }) => display)).toEqual(['swap', 'optional', 'optional', 'optional']);
});

test('loadFonts resolves when a font fails to load', async () => {
  setup(() => Promise.reject(new DOMException('A network error occurred.', 'NetworkError')));
  await expect(loadFonts(['en'])).resolves.toBeUndefined();
});

test('loadFonts resolves in a browser without the Font Loading API', async () => {
  await expect(loadFonts(['en'])).resolves.toBeUndefined();
});
