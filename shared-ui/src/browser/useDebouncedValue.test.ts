import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a value is returned once it has not changed for 300 ms', () => {
  const { result, rerender } = renderHook(useDebouncedValue<string>, { initialProps: 'o' });
  rerender('on');
  wait(200);
  rerender('one');
  wait(200);
  expect(result.current).toBe('o');
  wait(100);
  expect(result.current).toBe('one');
});

test('until the first pause, the initial value is returned', () => {
  const { result } = renderHook(() => useDebouncedValue('one', ''));
  expect(result.current).toBe('');
  wait(300);
  expect(result.current).toBe('one');
});
