import { registerWorker } from './registerWorker';

afterEach(() => jest.useRealTimers());

function aPage({ readyState = 'loading', register = (): Promise<unknown> => Promise.resolve(), hasIdle = true } = {}) {
  const listeners: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const asked: unknown[] = [];
  const page = {
    navigator: {
      serviceWorker: {
        register: (...args: unknown[]) => {
          asked.push(args);
          return register();
        },
      },
    },
    document: { readyState },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    ...(hasIdle && { requestIdleCallback: (task: () => void) => waiting.push(task) }),
  };
  const run = (tasks: (() => void)[]) => tasks.splice(0).forEach((task) => task());
  const rest = () => (hasIdle ? run(waiting) : void jest.runOnlyPendingTimers());
  // The object has only the part of a window that the code under test uses.
  return { page: page as unknown as Window, asked, load: () => run(listeners), rest };
}

test.each([true, false])(
  'the service worker is registered after load, when the browser is idle (requestIdleCallback: %s)',
  (hasIdle) => {
    jest.useFakeTimers();
    const { page, asked, load, rest } = aPage({ hasIdle });
    registerWorker(page);
    rest();
    expect(asked).toEqual([]);
    load();
    expect(asked).toEqual([]);
    rest();
    expect(asked).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
  },
);

test('a page that has already loaded registers the service worker when idle', () => {
  const { page, asked, rest } = aPage({ readyState: 'complete' });
  registerWorker(page);
  rest();
  expect(asked).toHaveLength(1);
});

test('a failed registration only logs a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { page, rest } = aPage({ readyState: 'complete', register: () => Promise.reject(new Error('not here')) });
  registerWorker(page);
  rest();
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('service worker'), expect.any(Error));
});

test('a browser without service workers causes no error', () => {
  expect(() => registerWorker({ navigator: {} } as Window)).not.toThrow();
});
