import { whenNetworkIdle } from './whenNetworkIdle';

let observers: Set<FakeObserver>;

/** jsdom has no PerformanceObserver (Resource Timing 3). */
class FakeObserver {
  readonly bring: () => void;
  constructor(bring: () => void) {
    this.bring = bring;
  }
  observe() {
    observers.add(this);
  }
  disconnect() {
    observers.delete(this);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  observers = new Set();
  Object.assign(window, { PerformanceObserver: FakeObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

test('whenNetworkIdle calls back once when nothing has loaded for the given time', () => {
  const then = jest.fn();
  whenNetworkIdle(3_000, then, window);
  jest.advanceTimersByTime(2_999);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
  expect(observers.size).toBe(0);
});

test('each loaded resource restarts the time', () => {
  const then = jest.fn();
  whenNetworkIdle(3_000, then, window);
  for (let pictures = 0; pictures < 4; pictures++) {
    jest.advanceTimersByTime(2_000);
    for (const { bring } of observers) bring();
  }
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_000);
  expect(then).toHaveBeenCalledTimes(1);
});
