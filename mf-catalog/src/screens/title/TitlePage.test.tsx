import type { Locale } from '@komawari/shared-domain';
import { ErrorAction, Language, type TitleDetailView } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aBanner, aChapter, anError, aPublisherItem, aTitle, aTitleDetail, chapters } from '@komawari/shared-proto/fixtures';
import { positionReached } from '@komawari/shared-state';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

const NOW_SECONDS = Math.floor(Date.now() / 1000);
const DAY = 86_400;

async function setup({ name = 'Neon Harbor', locale, id }: { name?: string; locale?: Locale; id?: string } = {}) {
  const titleId = id ?? (await titleNamed(name)).titleId;
  const page = await renderPage({ remote, routes, path: `/titles/${titleId}`, ...(locale && { locale }) });
  const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });
  const chapterNames = async () => {
    const list = within(await screen.findByRole('region', { name: 'Chapters' }));
    return list.getAllByText(/^#\d+$/).map((number) => number.textContent);
  };
  return { ...page, heading, chapterNames };
}

/** Makes the next answer this title. */
function answerWith(detail: Partial<TitleDetailView>) {
  failNext('/title_detail', encodeResponse({ kind: 'success', view: { kind: 'titleDetailView', value: aTitleDetail(detail) } }));
}

describe('a title', () => {
  it('names its ads by their target, and marks text in the language of the title', async () => {
    const titleBanners = [aBanner({ id: 1, name: 'Paper Tower' }), aBanner({ id: 2 })];
    answerWith({ titleBanners, title: aTitle({ language: Language.RUSSIAN }), nonAppearanceInfo: 'Отпуск' });
    await setup();
    expect(await screen.findByRole('link', { name: 'Ad: Paper Tower' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ad from the publisher' })).toBeVisible();
    expect(screen.getByText('Отпуск')).toHaveAttribute('lang', 'ru');
    const [chapter] = aTitleDetail().firstChapterList;
    expect(screen.getAllByText(chapter!.subTitle)[0]).toHaveAttribute('lang', 'ru');
  });

  it('shows author, overview, schedule, rating and next chapter', async () => {
    const { heading } = await setup();
    expect(await heading('Neon Harbor')).toBeVisible();
    for (const text of ['Aiko Marlowe', 'A night watch hears the city sing.', 'Every Monday', 'Teen', 'Simul-release']) {
      expect(screen.getAllByText(text)[0]).toBeVisible();
    }
    expect(screen.getByText(/^Next chapter: \w{3}, \w{3} \d/)).toBeVisible();
    expect(document.title).toBe('Neon Harbor – Aiko Marlowe | Komawari');
  });

  it('shows the title name from the link while the response is loading', async () => {
    const { user } = await renderPage({ remote, routes, path: '/manga_list/all' });
    const link = await screen.findByRole('link', { name: /^Neon Harbor/ });
    const { fetch } = globalThis;
    let answer = () => {};
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    globalThis.fetch = async (...args) => {
      if (/title_detail/.test(args[0] instanceof Request ? args[0].url : String(args[0]))) await arrived;
      return fetch(...args);
    };
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Neon Harbor' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Neon Harbor – Aiko Marlowe | Komawari'));
    expect(screen.queryByRole('region', { name: 'Chapters' })).toBeNull();
    answer();
    expect(await screen.findByRole('region', { name: 'Chapters' })).toBeVisible();
    expect(document.title).toBe('Neon Harbor – Aiko Marlowe | Komawari');
  });

  it('is shown in the service language, whatever the language of the title', async () => {
    const { heading } = await setup({ locale: 'ru' });
    expect(await heading('Neon Harbor')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Каждый понедельник')).toBeVisible();
    expect(screen.getByRole('button', { name: 'В избранное' })).toBeVisible();
  });

  it('links to its versions in other languages', async () => {
    const { heading, user } = await setup();
    const languages = within(await screen.findByRole('navigation', { name: 'Languages' }));
    expect(languages.getByRole('link', { current: 'page' })).toHaveTextContent('English');
    await user.click(languages.getByRole('link', { name: 'ภาษาไทย' }));
    expect(await heading('ท่าเรือนีออน')).toHaveAttribute('lang', 'th');
  });

  it('loads its background image with high priority in both places', async () => {
    answerWith({ backgroundImageUrl: 'https://pictures.test/art.webp' });
    await setup();
    await screen.findByRole('heading', { level: 1 });
    const art = Array.from(document.images).filter(({ src }) => src === 'https://pictures.test/art.webp');
    expect(art.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'high']);
  });

  it('collapses a long overview', async () => {
    answerWith({ overview: 'A keeper of lanterns. '.repeat(30) });
    const { user } = await setup();
    const more = await screen.findByRole('button', { name: 'Read more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows banners, news of the publisher, and other titles', async () => {
    answerWith({ publisherItems: [aPublisherItem()], titleBanners: [aBanner({ id: 12 })] });
    await setup();
    expect(await screen.findByRole('region', { name: 'From the publisher' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ad from the publisher' })).toHaveLength(2);
    const more = within(screen.getByRole('region', { name: 'You may also like' }));
    expect(more.getByRole('link', { name: /Salt and Stars/ })).toHaveAttribute('href', '/titles/100002');
  });
});

describe('the chapters', () => {
  it('are in the order of the response, and reversed on a click', async () => {
    answerWith({ firstChapterList: chapters(2), lastChapterList: chapters(2, 50), chaptersDescending: true });
    const { chapterNames, user } = await setup();
    expect(await chapterNames()).toEqual(['#051', '#050', '#002', '#001']);
    await user.click(screen.getByRole('button', { name: 'Change the order (Newest first)' }));
    expect(await chapterNames()).toEqual(['#001', '#002', '#050', '#051']);
  });

  it('show how many are missing in the middle', async () => {
    answerWith({ firstChapterList: chapters(3), lastChapterList: chapters(3, 50) });
    await setup();
    expect(await screen.findByText('46 chapters in between are not available')).toBeVisible();
  });

  it('show that some are missing when their names are not numbers', async () => {
    answerWith({ firstChapterList: [aChapter({ name: 'ex' })], lastChapterList: chapters(1, 50) });
    await setup();
    expect(await screen.findByText('The chapters in between are not available')).toBeVisible();
  });

  it('link to the viewer and to their comments', async () => {
    await setup();
    const [first] = await chaptersOf(await titleNamed('Neon Harbor'));
    const row = within((await screen.findByText('#001', { selector: 'li *' })).closest('li')!);
    expect(row.getByRole('link', { name: /#001 Watch 1/ })).toHaveAttribute('href', `/viewer/${first!.chapterId}`);
    expect(row.getByRole('link', { name: 'Comments on #001' })).toHaveAttribute('href', `/comments/${first!.chapterId}`);
  });

  it('show their end time in their last seven days', async () => {
    const soon = aChapter({ endTimeStamp: NOW_SECONDS + 3 * DAY });
    const later = aChapter({ chapterId: 2, name: '#002', endTimeStamp: NOW_SECONDS + 8 * DAY });
    answerWith({ firstChapterList: [soon, later], lastChapterList: [] });
    await setup();
    expect(await screen.findAllByText(/^Until \w{3} \d{1,2}, \d{1,2}:\d{2} [AP]M$/)).toHaveLength(1);
  });

  it('that a ticket opens link to the viewer, and show the end of the ticket', async () => {
    answerWith({
      ticketChapterList: [
        aChapter({ chapterId: 9, name: '#009', endTimeStamp: 1, startTimeStamp: 1, chapterTicketEndtime: NOW_SECONDS + 2 * DAY }),
      ],
      userTickets: { currentTickets: 1, nextTicketTimestamp: 0 },
    });
    await setup();
    const tickets = within(await screen.findByRole('region', { name: 'Read with a ticket' }));
    expect(tickets.getByText(/^With a ticket until /)).toBeVisible();
    expect(tickets.getByText('You have 1 ticket')).toBeVisible();
    expect(tickets.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/viewer/9', '/comments/9']);
  });
});

describe('a long list of chapters', () => {
  it('scrolls to a chapter once, and not again when the reader comes back', async () => {
    answerWith({ firstChapterList: chapters(100), lastChapterList: [] });
    const goTo = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, navigate } = await setup();
    await user.type(await screen.findByRole('textbox', { name: 'Go to chapter' }), '80{Enter}');
    expect(screen.getByRole('link', { name: 'Comments on #080' })).toHaveFocus();
    await navigate('/elsewhere');
    await navigate(-1);
    expect(screen.getByRole('textbox', { name: 'Go to chapter' })).toBeVisible();
    expect(goTo).toHaveBeenCalledTimes(1);
  });
});

describe('the main button', () => {
  it('starts with the first chapter, then continues at the reader’s position', async () => {
    const { store } = await setup();
    const title = await titleNamed('Neon Harbor');
    const [first, second] = await chaptersOf(title);
    expect(await screen.findByRole('link', { name: 'Read #001' })).toHaveAttribute('href', `/viewer/${first!.chapterId}`);
    const { titleId, name: titleName, portraitImageUrl } = title;
    const place = { titleId, titleName, portraitImageUrl, chapterId: second!.chapterId, chapterName: second!.name };
    act(() => void store.dispatch(positionReached({ ...place, page: 2, pageCount: 5, fraction: 0, at: 1 })));
    expect(screen.getByRole('link', { name: 'Continue #002, page 3' })).toHaveAttribute('href', `/viewer/${second!.chapterId}`);
    expect(screen.getByText('You are here, page 3')).toBeVisible();
  });

  it('shows a message when no chapter can be read', async () => {
    answerWith({ firstChapterList: [], lastChapterList: [], hasChaptersBetween: false });
    await setup();
    expect(await screen.findByText('No chapter can be read at the moment')).toBeVisible();
    expect(screen.getByText('The first chapter is still on the drawing board.')).toBeVisible();
  });
});

describe('the favorite button', () => {
  it('stores the favorite on the server, so that it is there on the next visit', async () => {
    const { user, unmount } = await setup({ name: 'Paper Tower' });
    await user.click(await screen.findByRole('button', { name: 'Add to favorites' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'In your favorites' })).not.toHaveAttribute('aria-busy'));
    unmount();
    const again = await setup({ name: 'Paper Tower' });
    const button = await screen.findByRole('button', { name: 'In your favorites', pressed: true });
    await again.user.click(button);
    expect(await screen.findByRole('button', { name: 'Add to favorites', pressed: false })).toBeVisible();
  });

  it('reverts with a message when the server does not answer', async () => {
    const { user } = await setup();
    const button = await screen.findByRole('button', { name: 'Add to favorites' });
    failNext('/title_list/bookmark', 'network');
    await user.click(button);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Your favorites could not be changed. Please try again.'),
    );
    expect(screen.getByRole('button', { name: 'Add to favorites' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a favorite that the server refuses', () => {
  it('shows the error text of the server', async () => {
    const { user } = await setup();
    const button = await screen.findByRole('button', { name: 'Add to favorites' });
    const englishPopup = { ...anError().englishPopup!, subject: 'Nothing can be saved right now', body: 'Try again later.' };
    failNext('/title_list/bookmark', encodeResponse(anError({ englishPopup, popups: [] })));
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nothing can be saved right now – Try again later.'));
  });
});

describe('sharing', () => {
  it('offers a copyable link and social networks when the system has no share sheet', async () => {
    answerWith({ title: aTitle() });
    const { user } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Share “The Lantern Keeper”' }));
    expect(sheet.getByRole('textbox')).toHaveValue('https://komawari.example/titles/100001');
    expect(sheet.getByRole('link', { name: 'Share on Telegram' })).toHaveAttribute('href', expect.stringContaining('t.me'));
    await user.click(sheet.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://komawari.example/titles/100001');
  });

  it.each([
    ['NotAllowedError', 'opens the own sheet when the system refuses to open its sheet', 1],
    ['AbortError', 'opens nothing more when the reader closes the system’s sheet', 0],
  ])('%s: %s', async (name, _, sheets) => {
    const share = jest.fn(() => Promise.reject(new DOMException('', name)));
    Object.assign(navigator, { share });
    answerWith({ title: aTitle() });
    const { user } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    if (sheets > 0) expect(await screen.findByRole('dialog', { name: 'Share “The Lantern Keeper”' })).toBeVisible();
    expect(share).toHaveBeenCalledTimes(1);
    expect(screen.queryAllByRole('dialog')).toHaveLength(sheets);
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('a title that does not load', () => {
  it('can be requested again after a network error', async () => {
    failNext('/title_detail', 'network');
    const { user, heading } = await setup({ locale: 'es' });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(document.title).toBe('No hay conexión. | Komawari');
    await user.click(retry);
    expect(await heading('Neon Harbor')).toBeVisible();
    expect(document.title).toMatch(/^Neon Harbor/);
  });

  it.each(['0', '4294967296', 'neon-harbor', '999999'])(
    'redirects to the error page for the invalid URL /titles/%s',
    async (id) => {
      const { location } = await setup({ id });
      await waitFor(() => expect(location()).toBe('/error'));
    },
  );

  it('redirects to the maintenance page during maintenance', async () => {
    failNext('/title_detail', encodeResponse(anError({ action: ErrorAction.MAINTENANCE })));
    const { location } = await setup();
    await waitFor(() => expect(location()).toBe('/maintenance'));
  });
});
