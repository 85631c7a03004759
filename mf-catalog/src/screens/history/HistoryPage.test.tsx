import type { Locale } from '@komawari/shared-domain';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { anOriginalTitleGroup, anUpdatedGroup, anUpdatedTitle, aTitle, aWebHome } from '@komawari/shared-proto/fixtures';
import {
  historyPauseChosen,
  positionReached,
  type ReadingProgress,
  selectProgressByTitle,
  selectReadChapters,
  writeStored,
} from '@komawari/shared-state';
import { failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

const HOUR = 3_600_000;
const INK: ReadingProgress = {
  titleId: 100001,
  titleName: 'Ink',
  portraitImageUrl: '/images/ink',
  chapterId: 12,
  chapterName: '#002',
  page: 2,
  pageCount: 5,
  fraction: 0,
  at: 0,
};

interface SetupOptions {
  locale?: Locale;
  /** What was read, the earliest first. The last was read a moment ago. */
  read?: readonly Partial<ReadingProgress>[];
  isPaused?: boolean;
}

async function setup({ locale, read = [], isPaused }: SetupOptions = {}) {
  const page = await renderPage({ remote, routes, path: '/history', ...(locale && { locale }) });
  const { store } = page;
  const remember = (place: Partial<ReadingProgress>) =>
    act(() => void store.dispatch(positionReached({ ...INK, at: Date.now(), ...place })));
  read.forEach((place, index) => remember({ at: Date.now() - (read.length - index) * 1000, ...place }));
  if (isPaused) act(() => void store.dispatch(historyPauseChosen(true)));
  await screen.findByRole('switch');
  const row = (name: string) => within(screen.getByRole('link', { name }).closest('li')!);
  const titles = () => Object.values(selectProgressByTitle(store.getState())).map(({ titleName }) => titleName);
  const load = async (content: string, name = 'history.json') => {
    const input = page.container.querySelector<HTMLInputElement>('input[type="file"]')!;
    await page.user.upload(input, new File([content], name, { type: 'application/json' }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, remember, row, titles, load };
}

/** jsdom has no `Blob.text()`. Every browser has had it since 2020. */
Blob.prototype.text ??= function text() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

/** Returns the text of the file that the page saved, because the test environment saves no files. */
function watchDownloads() {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { text: async () => saved[0]!.text() };
}

afterEach(() => {
  jest.restoreAllMocks();
  writeStored('readingProgress', undefined);
  writeStored('readChapters', undefined);
});

describe('the history', () => {
  it('is empty at first, with a link to the manga list', async () => {
    await setup();
    expect(screen.getByText('You have not read anything yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something to read' })).toHaveAttribute('href', '/manga_list/all');
    expect(document.title).toBe('History | Komawari');
  });

  it('shows every title once, with the reader’s position and the other chapters they read', async () => {
    const { row } = await setup({
      read: [
        { titleId: 2, titleName: 'Salt', chapterId: 21, at: Date.now() - 50 * HOUR, page: 4 },
        { chapterId: 11, chapterName: '#001', page: 4 },
        {},
      ],
    });
    const ink = row('Ink');
    expect(ink.getByText('#002, page 3 of 5')).toBeVisible();
    expect(ink.getByRole('link', { name: 'Continue Ink, #002' })).toHaveAttribute('href', '/viewer/12');
    const others = within(ink.getByRole('list', { name: 'Other chapters of Ink that you read' }));
    expect(others.getByRole('link', { name: '#001' })).toHaveAttribute('href', '/viewer/11');
    expect(row('Salt').getByText('#002, read to the end')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Today' })).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getByText('2 titles')).toBeVisible();
  });

  it('shows how many chapters were released since the reader stopped', async () => {
    const update = anUpdatedGroup({
      titleGroups: [
        anOriginalTitleGroup({
          chapterStartTime: Math.floor(Date.now() / 1000) - 3600,
          titles: [anUpdatedTitle({ title: aTitle({ titleId: INK.titleId }) })],
        }),
      ],
    });
    failNext(
      '/web/web_homeV3',
      encodeResponse({ kind: 'success', view: { kind: 'webHomeViewV3', value: aWebHome({ groups: [update] }) } }),
    );
    const { row } = await setup({ read: [{ at: Date.now() - 2 * HOUR }] });
    expect(await row('Ink').findByText('1 new since you stopped')).toBeVisible();
  });

  it('removes a title on a click, and restores it on UNDO', async () => {
    const { row, user, titles, store } = await setup({
      read: [{ chapterId: 11 }, {}, { titleId: 2, titleName: 'Salt', chapterId: 21 }],
    });
    await user.click(row('Ink').getByRole('button', { name: 'Remove Ink from your history' }));
    expect(titles()).toEqual(['Salt']);
    expect(screen.getByRole('status')).toHaveTextContent('Ink is removed from your history');
    await user.click(screen.getByRole('button', { name: 'UNDO' }));
    expect(titles()).toEqual(expect.arrayContaining(['Ink', 'Salt']));
    expect(selectReadChapters(store.getState())).toHaveLength(3);
  });

  it('is cleared after a confirmation, and restored on UNDO', async () => {
    const { user, titles } = await setup({ read: [{}, { titleId: 2, titleName: 'Salt', chapterId: 21 }] });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    const question = within(screen.getByRole('dialog', { name: 'Clear your history?' }));
    expect(question.getByText('Your places in 2 titles will be forgotten.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Clear all' }));
    expect(titles()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'UNDO' }));
    expect(titles()).toHaveLength(2);
  });

  it('does not change while it is paused, and shows that it is paused', async () => {
    const { user, remember, titles } = await setup({ read: [{}], locale: 'ru' });
    await user.click(screen.getByRole('switch', { name: 'Приостановить историю' }));
    expect(screen.getByText('История на паузе: ничего из прочитанного не запоминается.')).toBeVisible();
    remember({ titleId: 2, titleName: 'Salt' });
    expect(titles()).toEqual(['Ink']);
  });

  it('warns when the browser cannot store it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await setup({ read: [{}] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This browser does not keep your history/);
  });

  it('shows no warning when the browser can store it', async () => {
    const { row } = await setup({ read: [{}] });
    expect(row('Ink').getByText('#002, page 3 of 5')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('saving and loading the history', () => {
  it('saves the history with the favorites, and loads it in another browser', async () => {
    const download = watchDownloads();
    const { titleId } = await titleNamed('Paper Tower');
    const here = await setup({ read: [{ chapterId: 11 }, {}] });
    failNext(
      '/title_list/bookmark',
      encodeResponse({
        kind: 'success',
        view: { kind: 'subscribedTitlesView', value: { titles: [aTitle({ titleId, name: 'Paper Tower' })] } },
      }),
    );
    await here.user.click(screen.getByRole('button', { name: 'Save to a file' }));
    expect(await screen.findByText(/^Saved\. Open this page/)).toBeVisible();
    const content = await download.text();
    here.unmount();

    const { load, user, titles } = await setup({ read: [{ titleId: 2, titleName: 'Salt', chapterId: 21 }] });
    const dialog = await load(content);
    expect(dialog.getByText('It holds 1 title and 2 chapters.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Add its 1 favorite as well' })).toBeChecked();
    expect(titles()).toEqual(['Salt']);
    await user.click(dialog.getByRole('button', { name: 'Load' }));
    expect(await screen.findByText('History loaded')).toBeVisible();
    expect(titles()).toEqual(expect.arrayContaining(['Ink', 'Salt']));
  });

  it('saves the rest with a message when the favorites do not load', async () => {
    const download = watchDownloads();
    const { user } = await setup({ read: [{}] });
    failNext('/title_list/bookmark', 'network');
    await user.click(screen.getByRole('button', { name: 'Save to a file' }));
    expect(await screen.findByText(/^Saved without your favorites/)).toBeVisible();
    expect(JSON.parse(await download.text())).toMatchObject({ titles: [{ titleName: 'Ink' }], favorites: [] });
  });

  it('shows how many favorites the server did not accept', async () => {
    const { load, user, titles } = await setup();
    const file = {
      format: 'komawari-reading-history',
      version: 1,
      savedAt: '',
      titles: [INK],
      chapters: [],
      favorites: [{ titleId: 100001, name: 'Ink' }],
    };
    const dialog = await load(JSON.stringify(file));
    failNext('/title_list/bookmark', 'network');
    await user.click(dialog.getByRole('button', { name: 'Load' }));
    expect(await screen.findByText(/^History loaded, but 1 favorite could not be added/)).toBeVisible();
    expect(titles()).toEqual(['Ink']);
  });

  it('rejects an invalid file with the error and a next step, and changes nothing', async () => {
    const { load, user, titles } = await setup({ read: [{}] });
    const dialog = await load('{\n"titles": [,]}');
    expect(dialog.getByRole('alert')).toHaveTextContent('It is not JSON, or it was cut off: line 2 cannot be read.');
    expect(dialog.getByText(/^Nothing was changed\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(titles()).toEqual(['Ink']);
  });

  it('rejects a file larger than 5 MB', async () => {
    const { load } = await setup();
    const dialog = await load('x'.repeat(6 * 1024 * 1024));
    expect(dialog.getByRole('alert')).toHaveTextContent('It is 6 MB; a saved history is never larger than 5 MB.');
  });

  it('names the list, entry and field of an error in a file', async () => {
    const { load } = await setup({ locale: 'fr' });
    const file = {
      format: 'komawari-reading-history',
      version: 1,
      savedAt: '',
      titles: [INK, { ...INK, page: null }],
      chapters: [],
      favorites: [],
    };
    const dialog = await load(JSON.stringify(file));
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Dans la liste « titles », entrée 2, la valeur de « page » est absente ou incorrecte.',
    );
  });
});

test('a finished chapter is marked as read on the title page', async () => {
  const { titleId } = await titleNamed('Neon Harbor');
  const page = await renderPage({ remote, routes, path: `/titles/${titleId}` });
  const link = await screen.findByRole('link', { name: /#001 Watch 1/ });
  const chapterId = Number(link.getAttribute('href')!.split('/').at(-1));
  act(() => void page.store.dispatch(positionReached({ ...INK, titleId, chapterId, page: 4, at: 1 })));
  act(() => void page.store.dispatch(positionReached({ ...INK, titleId, chapterId: 999, page: 0, at: 2 })));
  await waitFor(() => expect(screen.getByRole('link', { name: /#001 Watch 1 .*Read$/ })).toBeVisible());
});
