import { encodeResponse } from '@komawari/shared-proto/encode';
import { installPushBrowser, type PushBrowser, tokenAt } from '@komawari/tooling/testing/push';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { favoritesApi } from '../favorites/favoritesApi';
import { serviceLanguageChosen } from '../language/languageSlice';
import { makeStore } from '../store';
import { usePushOffer } from './usePushOffer';
import { usePushRenewal } from './usePushRenewal';

const KEY = 'BKey';
const HERE = 'https://push.test/here';

const realFetch = globalThis.fetch;
let browser: ReturnType<typeof installPushBrowser> | undefined;
afterEach(() => {
  globalThis.fetch = realFetch;
  browser?.restore();
});

/** A visit in a browser, with the requests that it makes. */
function visit<Result>(hook: () => Result, options: PushBrowser, pushKey: string | undefined = KEY) {
  browser = installPushBrowser(options);
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method} ${decodeURIComponent(String(input))}`);
    const view = { kind: 'pushTokenView', value: { token: 't', tokenTimeStamp: 1 } } as const;
    return new Response(encodeResponse(String(input).includes('push_token?') ? { kind: 'success', view } : { kind: 'success' }));
  };
  const environment = { apiBase: '/api', questionnaireBase: '/api', timeZone: 'UTC', ...(pushKey && { pushKey }) };
  const store = makeStore({ environment });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(hook, { wrapper });
  return { result, store, asked, posted: browser.posted };
}

const registered = (lang: string, at = HERE) => `POST /api/push_token?lang=${lang}&push_token=${tokenAt(at)}`;

describe('usePushOffer', () => {
  it('asks the browser for permission and registers the token with its language', async () => {
    const { result, asked } = visit(usePushOffer, { permission: 'default', answer: 'granted', gives: HERE });
    await waitFor(() => expect(result.current.isOpen).toBe(true));
    expect(await act(() => result.current.ask())).toBe('on');
    expect(asked).toEqual([registered('eng')]);
    expect(result.current.isOpen).toBe(false);
  });

  it.each([
    ['off', { answer: 'denied' }, false],
    ['off', { answer: 'default' }, true],
    ['failed', { answer: 'granted' }, false],
  ] as const)('resolves to "%s" for %j', async (answer, options, staysOpen) => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { result, asked } = visit(usePushOffer, { permission: 'default', ...options });
    await waitFor(() => expect(result.current.isOpen).toBe(true));
    expect(await act(() => result.current.ask())).toBe(answer);
    expect([asked, result.current.isOpen]).toEqual([[], staysOpen]);
  });

  it.each<[string, PushBrowser, string]>([
    ['with denied permission', { permission: 'denied' }, KEY],
    ['without push', { permission: 'default', hasPush: false }, KEY],
    ['without a worker', { permission: 'default', hasWorker: false }, KEY],
    ['on a site without a push key', { permission: 'default' }, ''],
  ])('is not open in a browser %s', async (_what, options, key) => {
    const { result } = visit(usePushOffer, options, key);
    await act(() => Promise.resolve());
    expect(result.current.isOpen).toBe(false);
    if (key === '') expect(await result.current.ask()).toBe('failed');
  });
});

describe('usePushRenewal', () => {
  it('registers the token, and again when the language changes', async () => {
    const { store, asked, posted } = visit(usePushRenewal, { endpoint: HERE, madeFor: KEY });
    await waitFor(() => expect(asked).toEqual([registered('eng')]));
    act(() => void store.dispatch(serviceLanguageChosen('th')));
    await waitFor(() => expect(asked).toEqual([registered('eng'), registered('tha')]));
    expect(posted).toMatchObject([
      { kind: 'reader', reader: { lang: 'eng', apiBase: '/api', pushKey: KEY } },
      { kind: 'reader', reader: { lang: 'tha' } },
    ]);
  });

  it('does not register the same token again until a week has passed', async () => {
    const last = { token: tokenAt(HERE), lang: 'eng', at: Date.now() };
    localStorage.setItem('registeredPush', JSON.stringify(last));
    const { asked, posted } = visit(usePushRenewal, { endpoint: HERE, madeFor: KEY });
    await waitFor(() => expect(posted).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(asked).toEqual([]);
    localStorage.setItem('registeredPush', JSON.stringify({ ...last, at: Date.now() - 8 * 24 * 3600_000 }));
    const later = visit(usePushRenewal, { endpoint: HERE, madeFor: KEY });
    await waitFor(() => expect(later.asked).toEqual([registered('eng')]));
  });

  it('does not subscribe a reader who has not given permission', async () => {
    const { asked, posted } = visit(usePushRenewal, { permission: 'default', gives: HERE });
    await act(() => Promise.resolve());
    expect([asked, posted]).toEqual([[], []]);
  });
});

describe('a favorite', () => {
  const add = { titleId: 5 };

  it('is sent with the token and its language', async () => {
    const { store, asked } = visit(() => undefined, { endpoint: HERE });
    await store.dispatch(favoritesApi.endpoints.addFavorite.initiate(add));
    expect(asked).toEqual([`PUT /api/title_list/bookmark?lang=eng&push_token=${tokenAt(HERE)}&title_id=5`]);
  });

  it('is sent without a token when there is none', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { store, asked } = visit(() => undefined, {});
    await store.dispatch(favoritesApi.endpoints.addFavorite.initiate(add));
    expect(asked).toEqual(['PUT /api/title_list/bookmark?title_id=5']);
  });
});
