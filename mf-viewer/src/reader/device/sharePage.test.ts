import { sharePage } from './sharePage';

const PAGE = { title: '#001', text: '#001', url: 'https://komawari.example/viewer/1?p=1' };

const writeText = jest.fn<Promise<void>, [string]>();

function onDevice(device: { share?: () => Promise<void>; clipboard?: { writeText: typeof writeText } }) {
  for (const name of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { value: device[name], configurable: true });
  }
}

function refusing(name: string) {
  return () => Promise.reject(new DOMException('', name));
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('opens the share sheet of the device', async () => {
  onDevice({ share: () => Promise.resolve(), clipboard: { writeText } });
  expect(await sharePage(PAGE)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

it('does nothing more after the reader has closed the share sheet', async () => {
  onDevice({ share: refusing('AbortError'), clipboard: { writeText } });
  expect(await sharePage(PAGE)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['has no share sheet', undefined],
  ['refuses to open its share sheet', refusing('NotAllowedError')],
])('copies the link when the device %s', async (_, share) => {
  onDevice({ share, clipboard: { writeText } });
  expect(await sharePage(PAGE)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(PAGE.url);
});

it('reports a device without a share sheet and a clipboard', async () => {
  onDevice({});
  expect(await sharePage(PAGE)).toBe('failed');
});

it('reports a clipboard that refuses the link', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onDevice({ clipboard: { writeText } });
  expect(await sharePage(PAGE)).toBe('failed');
});
