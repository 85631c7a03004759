import { loadFonts } from './loadFonts';

afterEach(() => Reflect.deleteProperty(document, 'fonts'));

function setup(load: (faces: string, letters: string) => Promise<unknown>) {
  const asked: string[] = [];
  const fonts = { load: (faces: string, letters: string) => (asked.push(letters), load(faces, letters)) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  return asked;
}

test('asks for letters of every language’s script', async () => {
  const asked = setup(() => Promise.resolve([]));
  await loadFonts(['en', 'ru', 'th']);
  expect(asked).toEqual([expect.stringMatching(/[a-z].*\p{Script=Cyrillic}.*\p{Script=Thai}/u)]);
});

test('a face that does not come keeps nobody from reading', async () => {
  setup(() => Promise.reject(new DOMException('A network error occurred.', 'NetworkError')));
  await expect(loadFonts(['en'])).resolves.toBeUndefined();
});

test('nor does a browser without faces', async () => {
  await expect(loadFonts(['en'])).resolves.toBeUndefined();
});
