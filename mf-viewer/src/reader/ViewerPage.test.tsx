import type { Locale } from '@komawari/shared-domain';
import { ChapterType, ErrorAction, type LastPage, type MangaViewer, PresentationMethod } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aChapter, aLastPage, aMangaPage, aMangaViewer, anError } from '@komawari/shared-proto/fixtures';
import { type ReadingProgress, selectProgress } from '@komawari/shared-state';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

/** jsdom has no layout, so this is the window of every test. Pictures have loaded as soon as they have a URL. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined });
});

interface Visit {
  title?: string;
  /** The index among the title's chapters, oldest first. */
  chapter?: number;
  search?: string;
  locale?: Locale;
  progress?: Partial<ReadingProgress>;
  /** Delays the answer to the page's call of this path until the promise resolves. */
  isLate?: { path: string; until: Promise<void> };
}

/** Opens a chapter of the sample content, or of an answer made by hand. */
async function setup({ title = 'Neon Harbor', chapter = 0, search = '', locale = 'en', progress, isLate }: Visit = {}) {
  const { titleId } = await titleNamed(title);
  const chapters = await chaptersOf(await titleNamed(title));
  const { chapterId } = chapters[chapter]!;
  const read: ReadingProgress = {
    titleId,
    titleName: title,
    portraitImageUrl: '',
    chapterId,
    chapterName: '',
    page: 0,
    pageCount: 5,
    fraction: 0,
    at: 1,
    ...progress,
  };
  if (isLate) answerLate(isLate);
  const page = await renderPage({
    remote,
    routes,
    locale,
    path: `/viewer/${chapterId}${search}`,
    ...(progress && { preloadedState: { readingProgress: { [titleId]: read } } }),
  });
  const counter = () => page.container.querySelector('[data-counter]')?.textContent;
  return {
    ...page,
    titleId,
    chapterId,
    chapters,
    counter,
    opened: () => waitFor(() => expect(counter()).toBeDefined()),
    choose: async (legend: string, name: string, tab = 'Layout') => {
      await page.user.click(await screen.findByRole('button', { name: 'Reading settings' }));
      await page.user.click(await screen.findByRole('tab', { name: tab }));
      await page.user.click(within(screen.getByRole('group', { name: legend })).getByRole('radio', { name }));
      await page.user.click(
        within(screen.getByRole('dialog', { name: 'Reading settings' })).getByRole('button', { name: 'Close' }),
      );
    },
  };
}

function answerLate({ path, until }: NonNullable<Visit['isLate']>): void {
  const fetchNow = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (new URL(input instanceof Request ? input.url : input).pathname.endsWith(path)) await until;
    return fetchNow(input, init);
  });
}

function answerWith(viewer: Partial<MangaViewer>): void {
  failNext('/manga_viewer', encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value: aMangaViewer(viewer) } }));
}

/** A chapter with this last page, opened past its last picture. */
async function setupEnd(lastPage: Partial<LastPage>, viewer: Partial<MangaViewer> = {}) {
  answerWith({ pages: [aMangaPage(), aLastPage(lastPage)], ...viewer });
  const page = await setup();
  return { ...page, end: within(await screen.findByRole('region', { name: 'After the chapter' })) };
}

describe('opening a chapter', () => {
  it('sets the document title from the chapter and the title, and is not indexed', async () => {
    const { opened } = await setup();
    await opened();
    expect(document.title).toBe('#001 (Neon Harbor) | Komawari');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has a heading, and marks the language of the title', async () => {
    const { opened } = await setup({ title: 'Неоновая гавань' });
    await opened();
    expect(screen.getByRole('heading', { level: 1, name: '#001 Неоновая гавань' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Неоновая гавань' })).toHaveAttribute('lang', 'ru'));
    expect(screen.getByRole('region', { name: '#001 (Неоновая гавань)' })).toHaveAttribute('tabindex', '0');
  });

  it('gives a page its box at once, and its picture when it has loaded', async () => {
    const { container, opened } = await setup();
    await opened();
    const box = container.querySelector('[data-page="1"]');
    expect(box).toHaveStyle({ width: '800px', height: '1200px' });
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Page 1 of 5' })).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
  });

  it('starts at the page named in the URL', async () => {
    const { counter, opened } = await setup({ search: '?p=3' });
    await opened();
    expect(counter()).toBe('3 / 5');
  });

  it('continues at the stored position', async () => {
    const { counter, opened } = await setup({ progress: { page: 3, fraction: 0.5 } });
    await opened();
    expect(counter()).toBe('4 / 5');
  });

  it('remembers the chapter for "Continue reading"', async () => {
    const { store, titleId, chapterId, opened } = await setup();
    await opened();
    await waitFor(() =>
      expect(selectProgress(store.getState(), titleId)).toMatchObject({
        chapterId,
        page: 0,
        pageCount: 5,
        titleName: 'Neon Harbor',
        language: 0,
      }),
    );
  });

  it('stores the title details with the progress even when they arrive late', async () => {
    let letCome = () => {};
    const until = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    const { store, titleId, chapterId } = await setup({ isLate: { path: '/title_detail', until } });
    const remembered = () => selectProgress(store.getState(), titleId);
    await waitFor(() => expect(remembered()).toMatchObject({ chapterId }));
    expect(remembered()?.language).toBeUndefined();
    letCome();
    await waitFor(() => expect(remembered()?.language).toBe(0));
  });

  it('is shown in the service language', async () => {
    await setup({ locale: 'ru' });
    expect(await screen.findByRole('button', { name: 'Настройки чтения' })).toBeVisible();
    expect(await screen.findByText('Страница 1 из 5')).toBeInTheDocument();
  });
});

describe('the bars', () => {
  it('link to the home page, the title and the comments', async () => {
    const { titleId, chapterId } = await setup();
    expect(await screen.findByRole('link', { name: 'Komawari, home' })).toHaveAttribute('href', '/updates');
    expect(screen.getByRole('link', { name: 'Neon Harbor' })).toHaveAttribute('href', `/titles/${titleId}`);
    expect(
      within(screen.getByRole('group', { name: 'Place in the chapter' })).getByRole('link', { name: '3 comments' }),
    ).toHaveAttribute('href', `/comments/${chapterId}`);
  });

  it('open the chapter menu', async () => {
    const { user, chapters, location } = await setup();
    await user.click(await screen.findByRole('button', { name: '#001: choose a chapter' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Neon Harbor' }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('#001');
    await user.click(menu.getByRole('link', { name: /#002/ }));
    expect(location()).toBe(`/viewer/${chapters[1]!.chapterId}`);
  });

  it('are toggled with a key', async () => {
    const { user } = await setup();
    const bar = await screen.findByRole('group', { name: 'Chapter and settings' });
    expect(bar).toHaveAttribute('data-visible');
    await user.keyboard('m');
    expect(bar).not.toHaveAttribute('data-visible');
  });

  it('leave the keys to an open panel, also after a press on its background, where nothing has the focus', async () => {
    const { user, chapterId, location } = await setup();
    await user.click(await screen.findByRole('button', { name: '#001: choose a chapter' }));
    const menu = await screen.findByRole('dialog', { name: 'Neon Harbor' });
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('{Escape}');
    expect(location()).toMatch(new RegExp(`^/viewer/${chapterId}(\\?|$)`));
    expect(menu).toBeVisible();
  });
});

describe('reading horizontally', () => {
  it('turns two pages to the left in a right-to-left book on a wide screen', async () => {
    const { user, choose, counter } = await setup();
    await choose('Reading direction', 'Horizontal');
    expect(counter()).toBe('1-2 / 5');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(counter()).toBe('3-4 / 5'));
    expect(screen.getByText('Pages 3 and 4 of 5, two-page spread, right to left')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(counter()).toBe('1-2 / 5'));
  });

  it('moves the track before it updates the counter, and counts every one of several fast presses', async () => {
    const { user, choose, counter, container } = await setup();
    await choose('Reading direction', 'Horizontal');
    const track = () => container.querySelector('[data-spread]')!.parentElement!.parentElement!;
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(track()).toHaveStyle({ transform: 'translate3d(calc(200%), 0, 0)' });
    await waitFor(() => expect(counter()).toBe('5 / 5'));
    expect(container.querySelector('[data-spread="2"]')!.closest('[inert]')).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(counter()).toBe('3-4 / 5'));
    expect(track()).toHaveStyle({ transform: 'translate3d(calc(100%), 0, 0)' });
  });

  it('has a slider that announces its value', async () => {
    const { user, choose } = await setup();
    expect(screen.queryByRole('slider', { name: 'Page' })).toBeNull();
    await choose('Reading direction', 'Horizontal');
    expect(screen.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuetext', 'Pages 1 and 2 of 5');
    await user.keyboard('{End}');
    expect(screen.getByRole('slider', { name: 'Page' })).toHaveAttribute('aria-valuetext', 'End of the chapter');
  });

  it('keeps the page when the reading direction changes', async () => {
    const { choose, counter } = await setup({ search: '?p=4' });
    await choose('Reading direction', 'Horizontal');
    expect(counter()).toMatch(/4/);
    await choose('Reading direction', 'Vertical');
    expect(counter()).toBe('4 / 5');
  });

  it('cannot be chosen for a strip', async () => {
    const { user } = await setup({ title: 'Paper Tower' });
    await user.click(await screen.findByRole('button', { name: 'Reading settings' }));
    expect(screen.getByRole('radio', { name: 'Horizontal' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Vertical' })).toBeChecked();
  });
});

describe('changing the resolution', () => {
  it('requests the chapter again and keeps the page', async () => {
    const { store, choose, counter, chapterId } = await setup({ search: '?p=3' });
    await choose('Page resolution', 'High', 'Image');
    const asked = () => Object.keys(store.getState().api.queries).filter((name) => name.includes(`"chapterId":${chapterId}`));
    await waitFor(() => expect(asked().some((name) => name.includes('"super_high"'))).toBe(true));
    expect(counter()).toBe('3 / 5');
  });
});

describe('the last page', () => {
  it('links to the next chapter', async () => {
    const { end } = await setupEnd({ nextChapter: aChapter({ chapterId: 42, name: '#002', subTitle: 'The Second Lantern' }) });
    expect(end.getByRole('link', { name: /Next chapter #002 The Second Lantern/ })).toHaveAttribute('href', '/viewer/42');
  });

  it('shows the release time of the next chapter in the time zone of the reader', async () => {
    const at = Date.UTC(2099, 0, 5, 15);
    const { end } = await setupEnd({ nextChapter: undefined, nextTimeStamp: at / 1000 });
    expect(end.getByText('Monday, January 5, 2099 at 3:00 PM')).toHaveAttribute('datetime', '2099-01-05T15:00:00.000Z');
  });

  it('names the chapters that are not available', async () => {
    const { end } = await setupEnd({
      chapterType: ChapterType.NOSEQUENCE,
      currentChapter: aChapter({ name: '#003' }),
      nextChapter: aChapter({ name: '#210' }),
    });
    expect(end.getByText('Chapters 4 to 209 are not available here.')).toBeVisible();
  });

  it('shows no ticket count when the wire has none', async () => {
    const { end } = await setupEnd({ isNextChapterReadByTicket: true, userTickets: undefined });
    expect(end.getByText('Next chapter, read with a ticket')).toBeVisible();
    expect(end.queryByText(/You have/)).toBeNull();
  });

  it('shows that the next chapter needs a ticket, and how many the reader has', async () => {
    const { end } = await setupEnd({
      isNextChapterReadByTicket: true,
      userTickets: { currentTickets: 2, nextTicketTimestamp: 0 },
    });
    expect(end.getByText('Next chapter, read with a ticket')).toBeVisible();
    expect(end.getByText('You have 2 tickets.')).toBeVisible();
  });

  it('adds the title to the favorites', async () => {
    const { titleId } = await titleNamed('Neon Harbor');
    const { end, user } = await setupEnd({}, { titleId });
    await user.click(end.getByRole('button', { name: 'Add to favorites' }));
    expect(await end.findByRole('button', { name: 'In your favorites', pressed: true })).toBeVisible();
  });

  it('keeps the comments closed until the reader opens them', async () => {
    const { end } = await setupEnd({});
    expect(end.getByText('Top comments').closest('details')).not.toHaveAttribute('open');
  });

  it('keeps the bars visible', async () => {
    const { user } = await setupEnd({});
    await user.keyboard('m');
    expect(screen.getByRole('group', { name: 'Chapter and settings' })).toHaveAttribute('data-visible');
  });
});

describe('a chapter that does not open', () => {
  it('shows the English error text of the server', async () => {
    failNext('/manga_viewer', encodeResponse(anError()));
    await setup();
    const alert = await screen.findByRole('alertdialog', { name: 'This chapter cannot be opened' });
    expect(document.title).toBe('This chapter cannot be opened | Komawari');
    expect(within(alert).getByText(anError().englishPopup!.body)).toHaveAttribute('lang', 'en');
    expect(within(alert).getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/updates');
  });

  it('shows the Spanish error text to a Spanish reader', async () => {
    failNext('/manga_viewer', encodeResponse(anError()));
    await setup({ locale: 'es' });
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText(anError().spanishPopup!.body)).toHaveAttribute('lang', 'es');
  });

  it.each([
    [ErrorAction.MAINTENANCE, '/maintenance'],
    [ErrorAction.GEOIP_BLOCKING, '/blocking'],
  ])('with error action %s redirects to %s', async (action, path) => {
    failNext('/manga_viewer', encodeResponse(anError({ action })));
    const { location } = await setup();
    await waitFor(() => expect(location()).toBe(path));
  });

  it('links to the nearest readable chapter when the server names it', async () => {
    const action = (url: string) => ({ action: { method: PresentationMethod.PUSH, url } });
    const popup = {
      ...anError().englishPopup!,
      neutralButton: { text: '#007', ...action('/viewer/70') },
      okButton: { text: 'OK', ...action('/titles/9') },
    };
    failNext('/manga_viewer', encodeResponse(anError({ englishPopup: popup })));
    await setup();
    expect(await screen.findByRole('link', { name: 'Read #007 instead' })).toHaveAttribute('href', '/viewer/70');
    expect(screen.getByRole('link', { name: 'To the chapters of this title' })).toHaveAttribute('href', '/titles/9');
  });

  it('shows the buttons that the server sent, and can be requested again', async () => {
    const cancelButton = { text: 'Read the news', action: { method: PresentationMethod.PUSH, url: '/announcement' } };
    failNext('/manga_viewer', encodeResponse(anError({ englishPopup: { ...anError().englishPopup!, cancelButton } })));
    const { user, opened } = await setup();
    expect(await screen.findByRole('link', { name: 'Read the news' })).toHaveAttribute('href', '/announcement');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await opened();
  });

  it('links to its title when there is stored progress', async () => {
    failNext('/manga_viewer', encodeResponse(anError()));
    const { titleId } = await setup({ progress: {} });
    expect(await screen.findByRole('link', { name: 'To the chapters of this title' })).toHaveAttribute(
      'href',
      `/titles/${titleId}`,
    );
  });

  it.each(['network', 'timeout', 'garbage', 'http500'] as const)('can be requested again after %s', async (fault) => {
    failNext('/manga_viewer', fault);
    const { user, opened } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await opened();
  });
});

describe('a page that did not load', () => {
  it('is requested again on a click on the button in its box, which keeps its size', async () => {
    answerWith({
      pages: [
        aMangaPage({ imageUrl: `${process.env.KOMAWARI_TEST_SERVER}/images/nothing-here.webp`, width: 800, height: 1200 }),
        aLastPage(),
      ],
    });
    const { user, container } = await setup();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Page 1 did not load.')).toBeVisible();
    expect(container.querySelector('[data-page="1"]')).toHaveStyle({ width: '800px', height: '1200px' });
    const fetched = jest.spyOn(globalThis, 'fetch');
    await user.click(retry);
    const isPicture = ([input]: Parameters<typeof fetch>) => String(input).includes('nothing-here');
    await waitFor(() => expect(fetched.mock.calls.some(isPicture)).toBe(true));
    fetched.mockRestore();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the other language', () => {
  it('is shown only while its key is held', async () => {
    const { user, opened, container } = await setup({ locale: 'es' });
    await opened();
    await screen.findByRole('button', { name: /Esta página en otro idioma/ });
    const picture = () => container.querySelector('[data-page="1"] img')?.getAttribute('src');
    await waitFor(() => expect(picture()).toBeTruthy());
    const before = picture();
    await user.keyboard('{l>}');
    await waitFor(() => expect(screen.getByText(/^Esta página en/)).toBeVisible());
    expect(picture()).not.toBe(before);
    await user.keyboard('{/l}');
    await waitFor(() => expect(picture()).toBe(before));
  });
});
