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

test('asks for letters of every language’s script', async () => {
  const asked = setup(() => Promise.resolve([]));
  await loadFonts(['en', 'ru', 'th']);
  expect(asked).toEqual([expect.stringMatching(/[a-z].*\p{Script=Cyrillic}.*\p{Script=Thai}/u)]);
});

test('a face that is fetched for words to come is shown whenever it comes', async () => {
  const face = (unicodeRange: string, status = 'unloaded') => ({ unicodeRange, status, display: 'optional' });
  const thai = face('U+25CC, U+E01-E5B');
  const spaced = face('U+200C-200D');
  const cyrillic = face('U+301, U+400-45F');
  const latin = face('U+0-FF', 'loaded');
  setup(() => Promise.resolve([]), [thai, spaced, cyrillic, latin]);
  await loadFonts(['th']);
  expect([thai, spaced, cyrillic, latin].map(({ display }) => display)).toEqual(['swap', 'optional', 'optional', 'optional']);
});

test('a face that does not come keeps nobody from reading', async () => {
  setup(() => Promise.reject(new DOMException('A network error occurred.', 'NetworkError')));
  await expect(loadFonts(['en'])).resolves.toBeUndefined();
});

test('nor does a browser without faces', async () => {
  await expect(loadFonts(['en'])).resolves.toBeUndefined();
});
