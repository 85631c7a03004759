import { watchThai } from './watchThai';

const replaceBoxes = jest.fn();
jest.mock('./replaceBoxes', () => ({ replaceBoxes: (page: Document) => replaceBoxes(page) }));

beforeEach(() => replaceBoxes.mockReset());

function pageWith(face: { unicodeRange: string; status: string }) {
  const faces = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [face].values() });
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'fonts', { value: faces });
  watchThai(page);
  const come = async () => {
    face.status = 'loaded';
    faces.dispatchEvent(new Event('loadingdone'));
    // Waits as long as the watcher waits for this module.
    await import('./replaceBoxes');
  };
  return { page, come };
}

test('letters that are asked for later in the visit are looked at when they come, once', async () => {
  const { page, come } = pageWith({ unicodeRange: 'U+0E01-0E5B, U+25CC', status: 'unloaded' });
  expect(replaceBoxes).not.toHaveBeenCalled();
  await come();
  await come();
  expect(replaceBoxes.mock.calls).toEqual([[page]]);
});

test('letters that are here already are looked at, too', async () => {
  const { page } = pageWith({ unicodeRange: 'U+E01-E5B', status: 'loaded' });
  await import('./replaceBoxes');
  expect(replaceBoxes.mock.calls).toEqual([[page]]);
});

test('those of other scripts are no matter', async () => {
  await pageWith({ unicodeRange: 'U+301, U+400-45F', status: 'unloaded' }).come();
  expect(replaceBoxes).not.toHaveBeenCalled();
});
