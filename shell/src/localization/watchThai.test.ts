import { watchThai } from './watchThai';

const loadMissingThaiFont = jest.fn();
jest.mock('./loadMissingThaiFont', () => ({ loadMissingThaiFont: (page: Document) => loadMissingThaiFont(page) }));

beforeEach(() => loadMissingThaiFont.mockReset());

function pageWith(face: { unicodeRange: string; status: string }) {
  const faces = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [face].values() });
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'fonts', { value: faces });
  watchThai(page);
  const come = async () => {
    face.status = 'loaded';
    faces.dispatchEvent(new Event('loadingdone'));
    // Waits as long as the watcher waits for this module.
    await import('./loadMissingThaiFont');
  };
  return { page, come };
}

test('a Thai font that loads later triggers loadMissingThaiFont once', async () => {
  const { page, come } = pageWith({ unicodeRange: 'U+0E01-0E5B, U+25CC', status: 'unloaded' });
  expect(loadMissingThaiFont).not.toHaveBeenCalled();
  await come();
  await come();
  expect(loadMissingThaiFont.mock.calls).toEqual([[page]]);
});

test('a Thai font that is already loaded triggers loadMissingThaiFont', async () => {
  const { page } = pageWith({ unicodeRange: 'U+E01-E5B', status: 'loaded' });
  await import('./loadMissingThaiFont');
  expect(loadMissingThaiFont.mock.calls).toEqual([[page]]);
});

test('fonts of other scripts do not trigger loadMissingThaiFont', async () => {
  await pageWith({ unicodeRange: 'U+301, U+400-45F', status: 'unloaded' }).come();
  expect(loadMissingThaiFont).not.toHaveBeenCalled();
});
