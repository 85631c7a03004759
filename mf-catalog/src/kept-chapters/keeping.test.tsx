import { chaptersOf, renderPage, titleNamed } from '@komawari/tooling/testing';
import { fakeCaches } from '@komawari/tooling/testing/caches';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';
import { keptUntil, removeChapter } from './useKeptChapters';

const realFetch = globalThis.fetch;
beforeEach(() => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fakeCaches() });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const api = `${process.env.KOMAWARI_TEST_SERVER}/api`;
const environment = { apiBase: api, questionnaireBase: api, timeZone: 'UTC' };

async function titlePage(canKeepChapters = true) {
  const title = await titleNamed('Neon Harbor');
  const [chapter] = await chaptersOf(title);
  const page = await renderPage({
    remote,
    routes,
    path: `/titles/${title.titleId}`,
    preloadedState: { environment: { ...environment, canKeepChapters } },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, chapterId: chapter!.chapterId };
}

test('a chapter can be kept, is listed among the kept chapters, and can be removed', async () => {
  const { user, unmount } = await titlePage();
  await user.click(await screen.findByRole('button', { name: 'Keep #001 on this device' }));
  expect(await screen.findByRole('button', { name: 'Remove #001 from this device' })).toBeVisible();
  unmount();
  await renderPage({
    remote,
    routes,
    path: '/favorited',
    preloadedState: { environment: { ...environment, canKeepChapters: true } },
  });
  const list = within(await screen.findByRole('region', { name: 'Kept on this device' }));
  expect(list.getByRole('link', { name: 'Neon Harbor #001' })).toBeVisible();
  expect(list.getByText(/^1 chapter, 0\.1 MB\. It opens without/)).toBeVisible();
  expect(list.getByText(/^until /)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Remove Neon Harbor #001 from this device' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kept on this device' })).not.toBeInTheDocument());
});

test('a download in progress can be stopped, and a failed one shows an error', async () => {
  const { user } = await titlePage();
  let refuse = (_reason: unknown) => {};
  const held = new Promise<Response>((_, reject) => (refuse = reject));
  globalThis.fetch = (input, init) => (String(input).includes('/manga_viewer') ? held : realFetch(input, init));
  await user.click(await screen.findByRole('button', { name: 'Keep #001 on this device' }));
  expect(await screen.findByRole('progressbar', { name: 'Fetching #001' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop fetching #001' }));
  refuse(new DOMException('stopped', 'AbortError'));
  await user.click(await screen.findByRole('button', { name: 'Keep #001 on this device' }));
  expect((await screen.findAllByText('That chapter did not come whole. Please try again.'))[0]).toBeInTheDocument();
});

test('shows no keep button when the publisher has not enabled kept chapters', async () => {
  await titlePage(false);
  expect(screen.queryByRole('button', { name: /on this device/ })).not.toBeInTheDocument();
});

test('keptUntil returns the end of the current access period, and 0 when it is open-ended', async () => {
  const times = { startTimeStamp: 10, endTimeStamp: 100, chapterTicketEndtime: 200 };
  expect([keptUntil(times, 50), keptUntil(times, 150), keptUntil({ ...times, endTimeStamp: 0 }, 50)]).toEqual([100, 200, 0]);
});

test('removeChapter does nothing for a chapter that is not kept', async () => {
  await expect(removeChapter(1)).resolves.toBeUndefined();
});
