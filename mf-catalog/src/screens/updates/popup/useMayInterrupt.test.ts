import { act, renderHook } from '@testing-library/react';
import { PAUSE_MS, useMayInterrupt } from './useMayInterrupt';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const use = (type = 'scroll') => act(() => void dispatchEvent(new Event(type)));
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test.each(['scroll', 'pointerdown', 'keydown'])('becomes true when the reader pauses after %s', (type) => {
  const { result } = renderHook(() => useMayInterrupt(true));
  wait(10 * PAUSE_MS);
  expect(result.current).toBe(false);
  use(type);
  wait(PAUSE_MS - 1);
  expect(result.current).toBe(false);
  use(type);
  wait(PAUSE_MS - 1);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
});

test('ignores input from before the popup is allowed', () => {
  const { result, rerender } = renderHook(({ mayCome }) => useMayInterrupt(mayCome), { initialProps: { mayCome: false } });
  use();
  wait(PAUSE_MS);
  rerender({ mayCome: true });
  wait(PAUSE_MS);
  expect(result.current).toBe(false);
  use();
  wait(PAUSE_MS);
  expect(result.current).toBe(true);
});

test.each([
  ['a dialog is open', '<dialog open></dialog>'],
  ['a notice is shown at the foot of the window', '<section data-foot-notice></section>'],
  ['a new version is offered', '<section data-update-offer></section>'],
  ['a text field has the focus', '<input autofocus>'],
])('stays false while %s', (_, html) => {
  document.body.innerHTML = html;
  document.querySelector('input')?.focus();
  const { result } = renderHook(() => useMayInterrupt(true));
  use();
  wait(3 * PAUSE_MS);
  expect(result.current).toBe(false);
  document.body.innerHTML = '';
  wait(PAUSE_MS);
  expect(result.current).toBe(true);
});
