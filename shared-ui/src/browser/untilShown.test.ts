import { untilShown } from './untilShown';

let isHidden = false;

beforeEach(() => {
  isHidden = false;
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A picture that is decoded when told. */
function setup() {
  const image = new Image();
  let end: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  image.decode = () => new Promise<void>((resolve, reject) => (end = { resolve, reject }));
  const onShown = jest.fn();
  void untilShown(image).then(onShown);
  return { onShown, decoded: () => end?.resolve(), broken: () => end?.reject(new DOMException('Broken', 'EncodingError')) };
}

const aFrame = () => jest.advanceTimersByTimeAsync(60);

test('a picture is on the screen in a frame after it was decoded', async () => {
  const { onShown, decoded } = setup();
  await aFrame();
  expect(onShown).not.toHaveBeenCalled();
  decoded();
  await aFrame();
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('one that cannot be decoded is not waited for', async () => {
  const { onShown, broken } = setup();
  broken();
  await aFrame();
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('nor is any in a tab in the background, or one that goes there', async () => {
  const { onShown } = setup();
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await aFrame();
  expect(onShown).toHaveBeenCalledTimes(1);
  const inBackground = setup();
  await jest.advanceTimersByTimeAsync(0);
  expect(inBackground.onShown).toHaveBeenCalledTimes(1);
});
