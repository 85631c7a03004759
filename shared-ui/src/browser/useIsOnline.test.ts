import { act, renderHook } from '@testing-library/react';
import { useIsOnline, useWhenOnline } from './useIsOnline';

let isConnected = true;
beforeAll(() => jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected));
afterAll(() => jest.restoreAllMocks());

function connect(to: boolean) {
  isConnected = to;
  act(() => void dispatchEvent(new Event(to ? 'online' : 'offline')));
}

test('follows the connection of the browser', () => {
  const { result, unmount } = renderHook(useIsOnline);
  expect(result.current).toBe(true);
  connect(false);
  expect(result.current).toBe(false);
  connect(true);
  expect(result.current).toBe(true);
  unmount();
});

test('calls back each time that a connection is back, as long as there is something to call', () => {
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
