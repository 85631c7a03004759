import { act, renderHook } from '@testing-library/react';
import { useIsOnline, useWhenOnline } from './useIsOnline';

let isConnected = true;
beforeAll(() => jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected));
afterAll(() => jest.restoreAllMocks());

function connect(to: boolean) {
  isConnected = to;
  act(() => void dispatchEvent(new Event(to ? 'online' : 'offline')));
}

test('useIsOnline follows the connection of the browser', () => {
  const { result, unmount } = renderHook(useIsOnline);
  expect(result.current).toBe(true);
  connect(false);
  expect(result.current).toBe(false);
  connect(true);
  expect(result.current).toBe(true);
  unmount();
});

test('useWhenOnline calls back each time the connection is back, while it has a callback', () => {
  const onOnline = jest.fn();
  const { rerender } = renderHook(useWhenOnline, { initialProps: onOnline as (() => void) | undefined });
  expect(onOnline).not.toHaveBeenCalled();
  connect(false);
  connect(true);
  connect(true);
  expect(onOnline).toHaveBeenCalledTimes(2);
  rerender(undefined);
  connect(true);
  expect(onOnline).toHaveBeenCalledTimes(2);
});

test('useWhenOnline calls back again after a delay, unless it is unmounted or has no callback', () => {
  jest.useFakeTimers();
  const onOnline = jest.fn();
  const { unmount, rerender } = renderHook(({ call }) => useWhenOnline(call), {
    initialProps: { call: onOnline as (() => void) | undefined },
  });
  dispatchEvent(new Event('online'));
  expect(onOnline).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(onOnline).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  rerender({ call: undefined });
  jest.runAllTimers();
  expect(onOnline).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('online'));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
