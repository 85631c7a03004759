import { whenIdle } from './whenIdle';

/** The parts of a window that `whenIdle` uses. */
function aPage(hasIdle: boolean) {
  const waiting = new Map<number, { task: () => void; timeout: number | undefined }>();
  const page = {
    requestIdleCallback: (task: () => void, options?: { timeout: number }) => {
      waiting.set(waiting.size, { task, timeout: options?.timeout });
      return waiting.size - 1;
    },
    cancelIdleCallback: (request: number) => waiting.delete(request),
  };
  return { page: (hasIdle ? page : {}) as unknown as Window, waiting };
}

test('a task waits until the browser is idle, with a timeout', () => {
  const { page, waiting } = aPage(true);
  const task = jest.fn();
  whenIdle(task, page);
  expect(task).not.toHaveBeenCalled();
  for (const { task: run, timeout } of waiting.values()) {
    expect(timeout).toBe(5000);
    run();
  }
  expect(task).toHaveBeenCalledTimes(1);
});

test('a waiting task can be aborted', () => {
  const { page, waiting } = aPage(true);
  whenIdle(jest.fn(), page)();
  expect(waiting.size).toBe(0);
});

describe('without requestIdleCallback', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a task runs a little later, or can be aborted', () => {
    const { page } = aPage(false);
    const [task, other] = [jest.fn(), jest.fn()];
    whenIdle(task, page);
    whenIdle(other, page)();
    expect(task).not.toHaveBeenCalled();
    jest.runOnlyPendingTimers();
    expect(task).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });
});
