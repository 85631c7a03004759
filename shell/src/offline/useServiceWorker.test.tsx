import { makeStore, StoreProvider, serviceLanguageChosen } from '@komawari/shared-state';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aComposition } from '../composition/testing/aComposition';
import { useServiceWorker } from './useServiceWorker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

/** A page with a worker, and the messages that it sends to the worker. */
async function visit(composition = aComposition(), { hasWorker = true } = {}) {
  const told: { kind: string }[] = [];
  const active = { postMessage: (message: { kind: string }) => told.push(message) };
  const ready = hasWorker ? Promise.resolve({ active }) : new Promise(() => {});
  const serviceWorker = { controller: hasWorker ? active : null, ready };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
  const { unmount } = renderHook(() => useServiceWorker(composition), { wrapper });
  await jest.advanceTimersByTimeAsync(0);
  return { told, unmount, store };
}

test('the worker is told that the composition started, which files to keep, and when the network is back', async () => {
  const { told, unmount } = await visit();
  expect(told).toEqual([{ kind: 'started', id: aComposition().id }]);
  await jest.advanceTimersByTimeAsync(4000);
  expect(told[1]).toMatchObject({ kind: 'keep', id: aComposition().id });
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(told[2]).toEqual({ kind: 'online' });
  unmount();
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(told).toHaveLength(3);
});

/** Adds what the server puts into a page that it has rendered. */
function renderPage(): void {
  const rendered = document.createElement('script');
  rendered.id = 'komawari-rendered';
  rendered.type = 'application/json';
  rendered.textContent = JSON.stringify({ answers: { '/title_detail?title_id=1': { bytes: 'a' } } });
  document.body.append(rendered);
}

test('the worker is sent the answers rendered into the page', async () => {
  renderPage();
  const { told } = await visit();
  await jest.advanceTimersByTimeAsync(4000);
  const answers = [{ address: expect.stringMatching(/\/title_detail\?title_id=1$/), bytes: 'a' }];
  expect(told).toContainEqual({ kind: 'answers', answers });
});

test('after a language change the worker gets other files, but not the rendered answers again', async () => {
  renderPage();
  const { told, store } = await visit();
  await jest.advanceTimersByTimeAsync(4000);
  act(() => void store.dispatch(serviceLanguageChosen('th')));
  await jest.advanceTimersByTimeAsync(4000);
  const kinds = told.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'keep')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'answers')).toHaveLength(1);
});

test('without a worker the rendered answers are not read', async () => {
  renderPage();
  const read = jest.spyOn(document, 'getElementById');
  await visit(aComposition(), { hasWorker: false });
  await jest.advanceTimersByTimeAsync(5000);
  expect(read).not.toHaveBeenCalledWith('komawari-rendered');
});

test('with data saver the worker is not told to keep files', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { told } = await visit();
  await jest.advanceTimersByTimeAsync(5000);
  expect(told.map(({ kind }) => kind)).toEqual(['started']);
});

test('a composition with a remote from source is not kept', async () => {
  const composition = aComposition();
  const remotes = composition.remotes.map((remote) => ({ ...remote, isFromSource: true }));
  const { told } = await visit({ ...composition, remotes });
  await jest.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([]);
});

test('a preview is not kept', async () => {
  const { told } = await visit({ ...aComposition(), isPreview: true });
  await jest.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([]);
});
