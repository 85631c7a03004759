import { untilShown } from './untilShown';

let isHidden = false;
/** Reports entries, like a browser that supports Element Timing. */
let tell: ((entries: object[]) => void) | undefined;
const disconnect = jest.fn();

class Observer {
  static supportedEntryTypes: string[] = [];

  constructor(hear: (list: { getEntries: () => object[] }) => void) {
    tell = (entries) => hear({ getEntries: () => entries });
  }

  observe(options: PerformanceObserverInit) {
    expect(options).toEqual({ type: 'element', buffered: true });
  }

  disconnect = disconnect;
}
Object.assign(globalThis, { PerformanceObserver: Observer });

beforeEach(() => {
  isHidden = false;
  Observer.supportedEntryTypes = [];
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A picture that is decoded when the test says so. */
function setup() {
  const image = new Image();
  let end: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  image.decode = () => new Promise<void>((resolve, reject) => (end = { resolve, reject }));
  const onShown = jest.fn();
  void untilShown(image).then(onShown);
  return { onShown, decoded: () => end?.resolve(), broken: () => end?.reject(new DOMException('Broken', 'EncodingError')) };
}

const aFrame = () => jest.advanceTimersByTimeAsync(60);

test('a picture is shown one frame after it was decoded', async () => {
  const { onShown, decoded } = setup();
  await aFrame();
  expect(onShown).not.toHaveBeenCalled();
  decoded();
  await aFrame();
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('a picture that cannot be decoded is not waited for', async () => {
  const { onShown, broken } = setup();
  broken();
  await aFrame();
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('a picture in a background tab is not waited for', async () => {
  const { onShown } = setup();
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await aFrame();
  expect(onShown).toHaveBeenCalledTimes(1);
  const inBackground = setup();
  await jest.advanceTimersByTimeAsync(0);
  expect(inBackground.onShown).toHaveBeenCalledTimes(1);
});

describe('untilShown with Element Timing', () => {
  function setupTold({ isComplete = false } = {}) {
    Observer.supportedEntryTypes = ['paint', 'element'];
    const image = new Image();
    image.setAttribute('elementtiming', '');
    image.decode = () => Promise.reject(new Error('It is drawn by now, and not to be decoded once more.'));
    Object.defineProperty(image, 'complete', { value: isComplete });
    const onShown = jest.fn();
    void untilShown(image).then(onShown);
    return { image, onShown };
  }

  it('waits for the paint of its own picture', async () => {
    const { image, onShown } = setupTold();
    tell?.([{ element: new Image() }, { name: 'first-paint' }]);
    await aFrame();
    expect(onShown).not.toHaveBeenCalled();
    tell?.([{ element: image }]);
    await aFrame();
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();
  });

  it('does not wait for a picture that fails to load', async () => {
    const { image, onShown } = setupTold();
    image.dispatchEvent(new Event('error'));
    await aFrame();
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])('waits half a second for a loaded picture that is not painted (complete: %s)', async (isComplete) => {
    const { image, onShown } = setupTold({ isComplete });
    if (!isComplete) {
      await jest.advanceTimersByTimeAsync(5_000);
      image.dispatchEvent(new Event('load'));
    }
    await jest.advanceTimersByTimeAsync(499);
    expect(onShown).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onShown).toHaveBeenCalledTimes(1);
  });
});
