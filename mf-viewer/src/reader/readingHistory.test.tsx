import type { ReadChapter } from '@komawari/shared-state';
import { selectReadChapters } from '@komawari/shared-state';
import { chaptersOf, renderPage, titleNamed } from '@komawari/tooling/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { viewerApi } from '../chapter/viewerApi';
import { remote } from '../remote';
import { routes } from '../routes';

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

interface Visit {
  isHistoryPaused?: boolean;
  /** The stored position in the second chapter is at its end. */
  hasFinishedSecond?: boolean;
  search?: string;
}

async function setup({ isHistoryPaused = false, hasFinishedSecond, search = '' }: Visit = {}) {
  const title = await titleNamed('Neon Harbor');
  const [first, second] = await chaptersOf(title);
  const finished: ReadChapter = {
    ...second!,
    titleId: title.titleId,
    chapterName: '#002',
    page: 4,
    pageCount: 5,
    isFinished: true,
    at: 1,
  };
  const page = await renderPage({
    remote,
    routes,
    path: `/viewer/${first!.chapterId}${search}`,
    preloadedState: {
      preferences: { theme: 'system', isGdprAccepted: true, isHistoryPaused },
      readChapters: hasFinishedSecond ? [finished] : [],
    },
  });
  const read = () => selectReadChapters(page.store.getState()).map(({ chapterName, page: at }) => [chapterName, at]);
  await waitFor(() => expect(page.container.querySelector('[data-counter]')).not.toBeNull());
  return { ...page, read };
}

test('the history contains the open chapter but not the prefetched one', async () => {
  const { read, store, location } = await setup({ search: '?p=5' });
  await waitFor(() => expect(read()).toEqual([['#001', 4]]));
  // The answer for the next chapter has arrived, but the chapter has not been opened.
  await waitFor(() =>
    expect(Object.keys(store.getState().api.queries).filter((key) => key.startsWith('getMangaViewer'))).toHaveLength(2),
  );
  expect(read()).toEqual([['#001', 4]]);
  expect(location()).toMatch(/p=5$/);
  // The server does not count it as opened, either.
  const { titleId } = await titleNamed('Neon Harbor');
  const asked = viewerApi.endpoints.getReadTitle.initiate({ titleId }, { forceRefetch: true });
  const { firstChapterList, lastChapterList } = await store.dispatch(asked).unwrap();
  const opened = [...firstChapterList, ...lastChapterList].filter(({ alreadyViewed }) => alreadyViewed);
  expect(opened.map(({ name }) => name)).toEqual(['#001']);
});

test('a chapter shows that the history is paused, and stores nothing meanwhile', async () => {
  const { read, user, location } = await setup({ isHistoryPaused: true });
  expect(screen.getByText('History is paused: your place is not kept.')).toBeVisible();
  await user.keyboard('{End}');
  // The URL is updated when the position would be saved.
  await waitFor(() => expect(location()).toMatch(/p=\d$/));
  expect(read()).toEqual([]);
});

test('the page is written into the URL, and the other parts of the URL stay', async () => {
  const { user, location } = await setup({ search: '?utm=letter&p=2#panel' });
  await user.keyboard('{End}');
  await waitFor(() => expect(location()).toMatch(/\?utm=letter&p=[^2]#panel$/));
});

test('the chapter menu marks a finished chapter as read', async () => {
  const { user } = await setup({ hasFinishedSecond: true });
  await user.click(await screen.findByRole('button', { name: '#001: choose a chapter' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Neon Harbor' }));
  expect(menu.getByRole('link', { name: /#002/ })).toHaveTextContent('Read');
});
