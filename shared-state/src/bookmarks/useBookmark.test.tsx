import { encodeResponse } from '@komawari/shared-proto/encode';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../store';
import { useBookmark } from './useBookmark';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A server that answers when it is told to. */
function setup({ isSubscribedAtLoad }: { isSubscribedAtLoad: boolean }) {
  const asked: string[] = [];
  let answer: (response: Response) => void = () => {};
  globalThis.fetch = (input, init) => {
    asked.push(`${init?.method} ${String(input)}`);
    return new Promise((resolve) => (answer = resolve));
  };
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useBookmark(5, isSubscribedAtLoad), { wrapper });
  return {
    asked,
    bookmark: () => result.current,
    toggle: () => act(() => result.current.toggle()),
    succeed: () => answer(new Response(encodeResponse({ kind: 'success' }))),
    fail: () => answer(new Response('', { status: 500 })),
  };
}

test('subscribing shows at once, before the server has answered', async () => {
  const { asked, bookmark, toggle, succeed } = setup({ isSubscribedAtLoad: false });
  toggle();
  expect(bookmark()).toMatchObject({ isSubscribed: true, isBusy: true });
  expect(asked).toEqual(['PUT /api/title_list/bookmark?title_id=5']);
  succeed();
  await waitFor(() => expect(bookmark()).toMatchObject({ isSubscribed: true, isBusy: false, hasFailed: false }));
});

test('unsubscribing asks the server to remove it', async () => {
  const { asked, bookmark, toggle, succeed } = setup({ isSubscribedAtLoad: true });
  toggle();
  succeed();
  await waitFor(() => expect(bookmark()).toMatchObject({ isSubscribed: false, isBusy: false }));
  expect(asked).toEqual(['DELETE /api/title_list/bookmark?title_id=5']);
});

test('a write that fails is taken back, and says so until the next press', async () => {
  const { bookmark, toggle, fail } = setup({ isSubscribedAtLoad: false });
  toggle();
  fail();
  await waitFor(() => expect(bookmark()).toMatchObject({ isSubscribed: false, hasFailed: true }));
  toggle();
  expect(bookmark()).toMatchObject({ isSubscribed: true, hasFailed: false });
});

test('a second press while the first is under way does nothing', () => {
  const { asked, toggle } = setup({ isSubscribedAtLoad: false });
  toggle();
  toggle();
  expect(asked).toHaveLength(1);
});
