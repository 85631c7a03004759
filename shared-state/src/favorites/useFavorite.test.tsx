import { encodeResponse } from '@komawari/shared-proto/encode';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeBrowserStore } from '../browserStore';
import { makeStore } from '../store';
import { selectFavoriteDecision } from './favoritesSlice';
import { useFavorite } from './useFavorite';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A server that answers when the test tells it to. */
function setup({ isFavoriteAtLoad }: { isFavoriteAtLoad: boolean }) {
  const asked: string[] = [];
  let answer: (response: Response) => void = () => {};
  globalThis.fetch = (input, init) => {
    asked.push(`${init?.method} ${String(input)}`);
    return new Promise((resolve) => (answer = resolve));
  };
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useFavorite(5, isFavoriteAtLoad), { wrapper });
  return {
    asked,
    favorite: () => result.current,
    toggle: () => act(() => result.current.toggle()),
    succeed: () => answer(new Response(encodeResponse({ kind: 'success' }))),
    fail: () => answer(new Response('', { status: 500 })),
  };
}

test('a new favorite shows at once, before the server has answered', async () => {
  const { asked, favorite, toggle, succeed } = setup({ isFavoriteAtLoad: false });
  toggle();
  expect(favorite()).toMatchObject({ isFavorite: true, isBusy: true });
  expect(asked).toEqual(['PUT /api/title_list/bookmark?title_id=5']);
  succeed();
  await waitFor(() => expect(favorite()).toMatchObject({ isFavorite: true, isBusy: false, hasFailed: false }));
});

test('removing a favorite asks the server to remove it', async () => {
  const { asked, favorite, toggle, succeed } = setup({ isFavoriteAtLoad: true });
  toggle();
  succeed();
  await waitFor(() => expect(favorite()).toMatchObject({ isFavorite: false, isBusy: false }));
  expect(asked).toEqual(['DELETE /api/title_list/bookmark?title_id=5']);
});

test('a failed write is reverted and shows an error until the next press', async () => {
  const { favorite, toggle, fail } = setup({ isFavoriteAtLoad: false });
  toggle();
  fail();
  await waitFor(() => expect(favorite()).toMatchObject({ isFavorite: false, hasFailed: true }));
  toggle();
  expect(favorite()).toMatchObject({ isFavorite: true, hasFailed: false });
});

test('a second press during a pending write does nothing', () => {
  const { asked, toggle } = setup({ isFavoriteAtLoad: false });
  toggle();
  toggle();
  expect(asked).toHaveLength(1);
});

describe('another tab of the same reader', () => {
  const stored = () => localStorage.getItem('favoriteDecision');
  const decisionIn = (store: ReturnType<typeof makeStore>) => selectFavoriteDecision(store.getState(), 5);
  const tell = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key: 'favoriteDecision', newValue }));

  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('shows a change that the server has confirmed', async () => {
    const other = makeBrowserStore({ config: { apiBase: '/api', questionnaireBase: '/api' } });
    const { toggle, succeed } = setup({ isFavoriteAtLoad: false });
    toggle();
    expect(stored()).toBeNull();
    succeed();
    await waitFor(() => expect(stored()).not.toBeNull());
    tell(stored());
    expect(decisionIn(other)).toBe(true);
  });

  it('is not told of a change that the server refused', async () => {
    const { favorite, toggle, fail } = setup({ isFavoriteAtLoad: false });
    toggle();
    fail();
    await waitFor(() => expect(favorite().hasFailed).toBe(true));
    expect(stored()).toBeNull();
  });

  it.each([
    ['a decision from before its page was loaded', { titleId: 5, isFavorite: true, at: 1000 }],
    ['a malformed decision', { titleId: 'five' }],
    ['an empty value', null],
  ])('ignores %s', (_what, value) => {
    const other = makeBrowserStore({ config: { apiBase: '/api', questionnaireBase: '/api' } });
    tell(JSON.stringify(value));
    expect(decisionIn(other)).toBeUndefined();
  });
});
