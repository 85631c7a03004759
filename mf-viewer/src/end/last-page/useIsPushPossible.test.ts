import { renderHook, waitFor } from '@testing-library/react';
import { useIsPushPossible } from './useIsPushPossible';

function browserWith(getRegistration: (() => Promise<unknown>) | undefined) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: getRegistration && { getRegistration } });
}

afterEach(() => browserWith(undefined));

async function answered() {
  const { result } = renderHook(() => useIsPushPossible());
  await waitFor(() => Promise.resolve());
  return result.current;
}

test.each([
  ['no service workers', undefined],
  ['no service worker of this site', () => Promise.resolve(undefined)],
  ['a service worker, in a browser without push', () => Promise.resolve({})],
  ['service workers forbidden', () => Promise.reject(new Error('not here'))],
])('with %s notifications are not possible', async (_what, getRegistration) => {
  browserWith(getRegistration);
  expect(await answered()).toBe(false);
});

test('with a service worker and push they are', async () => {
  browserWith(() => Promise.resolve({ pushManager: {} }));
  const { result } = renderHook(() => useIsPushPossible());
  await waitFor(() => expect(result.current).toBe(true));
});
