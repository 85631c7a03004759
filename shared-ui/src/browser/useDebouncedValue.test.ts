import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a value counts when it has stayed the same for a pause, and not for every letter', () => {
  const { result, rerender } = renderHook(useDebouncedValue<string>, { initialProps: 'o' });
  rerender('on');
  wait(200);
  rerender('one');
  wait(200);
  expect(result.current).toBe('o');
  wait(100);
  expect(result.current).toBe('one');
});

test('until the first pause it is what it was told to be', () => {
  const { result } = renderHook(() => useDebouncedValue('one', ''));
  expect(result.current).toBe('');
  wait(300);
  expect(result.current).toBe('one');
});
