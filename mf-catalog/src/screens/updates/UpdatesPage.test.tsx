import type { Locale } from '@komawari/shared-domain';
import { ErrorAction, Language, type Popup, type WebHomeViewV3 } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import {
  anError,
  anImagePopup,
  anOriginalTitleGroup,
  anUpdatedGroup,
  anUpdatedTitle,
  aTextPopup,
  aTitle,
  aWebHome,
} from '@komawari/shared-proto/fixtures';
import { contentLanguageToggled, gdprAccepted, positionReached, writeStored } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

const NOW_SECONDS = Math.floor(Date.now() / 1000);
const DAY = 86_400;

async function setup(options: { locale?: Locale } = {}) {
  const page = await renderPage({ remote, routes, path: '/updates', ...options });
  const day = async (name: string) => within(await screen.findByRole('region', { name }));
  const toggleContent = (locale: Locale) => act(() => void page.store.dispatch(contentLanguageToggled(locale)));
  return { ...page, day, toggleContent };
}

/** Makes the next answer this Home. */
function answerWith(home: Partial<WebHomeViewV3>) {
  failNext('/web/web_homeV3', encodeResponse({ kind: 'success', view: { kind: 'webHomeViewV3', value: aWebHome(home) } }));
}

/** A work in some languages, updated this many days ago. */
function workIn(languages: Language[], days = 0) {
  return anUpdatedGroup({
    titleGroups: [
      anOriginalTitleGroup({
        chapterStartTime: NOW_SECONDS - days * DAY,
        titles: languages.map((language) =>
          anUpdatedTitle({ title: aTitle({ titleId: 500 + language, name: `Lantern ${language}`, language }) }),
        ),
      }),
    ],
  });
}

afterEach(() => writeStored('viewedPopups', undefined));

describe('the updates', () => {
  it('are listed under their release day', async () => {
    const { day } = await setup();
    expect((await day('Today')).getByRole('link', { name: /Paper Tower .*#002/ })).toBeVisible();
    expect((await day('3 days ago')).getByRole('link', { name: /Moon Market/ })).toBeVisible();
  });

  it('are labeled Yesterday for yesterday, and are not older than a week', async () => {
    answerWith({ groups: [workIn([Language.ENGLISH], 1), workIn([Language.SPANISH], 8)] });
    const { day, toggleContent } = await setup();
    toggleContent('es');
    expect((await day('Yesterday')).getByText('UP')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Lantern 1/ })).toBeNull();
  });

  it('keep their covers in place at midnight, and only the names of the days change', async () => {
    answerWith({ groups: [workIn([Language.ENGLISH]), workIn([Language.SPANISH], 1)] });
    const { toggleContent } = await setup();
    toggleContent('es');
    const cover = await screen.findByRole('link', { name: /Lantern 0/ });
    expect(screen.getByRole('region', { name: 'Today' })).toContainElement(cover);
    jest.spyOn(Date, 'now').mockReturnValue((NOW_SECONDS + DAY) * 1000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    jest.restoreAllMocks();
    expect(await screen.findByRole('region', { name: '2 days ago' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Yesterday' })).toContainElement(cover);
  });

  it('link to the title, and set the document title', async () => {
    const { day, user } = await setup();
    expect(document.title).toBe('Updates | Komawari');
    await user.click((await day('3 days ago')).getByRole('link', { name: /Moon Market/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Moon Market' })).toBeVisible();
  });

  it('are shown in the reader’s language', async () => {
    const { day } = await setup({ locale: 'ru' });
    expect((await day('Сегодня')).getByRole('link', { name: /Бумажная башня/ })).toBeVisible();
    expect(document.title).toBe('Обновления | Komawari');
  });

  it('follow the content languages at once, without another request', async () => {
    const { day, toggleContent, store } = await setup();
    await day('Today');
    // What is below the first screen is requested when the browser is idle.
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"comingSoon":['));
    const fetched = jest.spyOn(globalThis, 'fetch');
    toggleContent('pt');
    const work = (await day('3 days ago')).getByRole('link', { name: /Moon Market/ });
    expect(within(work).getByText('PT')).toBeVisible();
    toggleContent('pt');
    expect(screen.queryByText('PT')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('show a work once, in the preferred language, with all selected languages', async () => {
    answerWith({ groups: [workIn([Language.ENGLISH, Language.SPANISH, Language.THAI])] });
    const { day, toggleContent } = await setup({ locale: 'es' });
    toggleContent('th');
    const works = (await day('Hoy')).getAllByRole('link');
    expect(works).toHaveLength(1);
    expect(works[0]).toHaveAccessibleName(/Lantern 1.*ES.*TH/);
    expect(works[0]).not.toHaveAccessibleName(/EN/);
  });

  it('mark a work from today as UP, but not one from four days ago', async () => {
    answerWith({ groups: [workIn([Language.ENGLISH]), workIn([Language.ENGLISH], 4)] });
    const { day } = await setup();
    expect((await day('Today')).getByText('UP')).toBeVisible();
    expect((await day('4 days ago')).queryByText('UP')).toBeNull();
  });

  it('show an empty state when the content languages have no updates', async () => {
    answerWith({ groups: [workIn([Language.THAI])] });
    await setup();
    expect(await screen.findByText('No new chapters in your languages this week.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the manga list' })).toHaveAttribute('href', '/manga_list/all');
  });
});

describe('the other parts of Home', () => {
  it('banners are labeled with the title that they link to', async () => {
    const { day } = await setup();
    const links = (await day('On the front page')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Neon Harbor', 'Paper Tower', 'Moon Market']),
    );
  });

  it('banners can be stopped', async () => {
    const { user } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Stop the banners' }));
    expect(screen.getByRole('button', { name: 'Let the banners rotate' })).toBeVisible();
  });

  it('the ranking shows the titles of the content languages, numbered', async () => {
    const { day } = await setup();
    const places = (await day('Hottest')).getAllByRole('link').map((link) => link.textContent ?? '');
    // Other tests read chapters on the same site, so the order of the titles is not fixed.
    expect(places.map((place) => place[0])).toEqual(['1', '2', '3']);
    expect(places.map((place) => place.slice(1)).sort()).toEqual([
      expect.stringMatching(/^Moon Market/),
      expect.stringMatching(/^Neon Harbor/),
      expect.stringMatching(/^Paper Tower/),
    ]);
  });

  it('featured lists are shown as shelves', async () => {
    const { day } = await setup();
    expect((await day('Stories for the night (en)')).getAllByRole('link')).toHaveLength(3);
  });

  it('a title with reading progress is listed under Continue reading', async () => {
    const { day, store } = await setup();
    expect(screen.queryByRole('region', { name: 'Continue reading' })).toBeNull();
    const place = { titleId: 1, titleName: 'Neon Harbor', portraitImageUrl: '', chapterId: 7, chapterName: '#014' };
    act(() => void store.dispatch(positionReached({ ...place, page: 6, pageCount: 20, fraction: 0, at: 1 })));
    const link = (await day('Continue reading')).getByRole('link', { name: 'Neon Harbor #014, page 7 of 20' });
    expect(link).toHaveAttribute('href', '/viewer/7');
  });
});

describe('the popup', () => {
  /** Home of a reader who has accepted the privacy notice and scrolls the page. */
  async function setupReading() {
    const page = await setup();
    await screen.findByRole('heading', { level: 1 });
    act(() => void page.store.dispatch(gdprAccepted()));
    act(() => void dispatchEvent(new Event('scroll')));
    return page;
  }
  const PATIENCE = { timeout: 4000 };

  it('is not shown before the privacy notice is accepted and the reader has used the page', async () => {
    answerWith({ popup: anImagePopup(30) });
    const { store } = await setup();
    await screen.findByRole('heading', { level: 1 });
    jest.useFakeTimers();
    const pause = () => act(() => jest.advanceTimersByTimeAsync(5000));
    const scroll = () => act(() => void dispatchEvent(new Event('scroll')));
    scroll();
    await pause();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(gdprAccepted()));
    await pause();
    expect(screen.queryByRole('dialog')).toBeNull();
    scroll();
    await pause();
    jest.useRealTimers();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is a picture that follows its action, and is not shown again', async () => {
    answerWith({ popup: anImagePopup(31) });
    const { user, location, unmount } = await setupReading();
    await user.click(await screen.findByRole('link', { name: 'See what this is about' }, PATIENCE));
    expect(location()).toBe('/featured');
    unmount();
    answerWith({ popup: anImagePopup(31) });
    await setup();
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a click', async () => {
    answerWith({ popup: anImagePopup(32) });
    const { user } = await setupReading();
    await user.click(await screen.findByRole('dialog', {}, PATIENCE));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<[string, NonNullable<Popup['content']>, RegExp]>([
    [
      'a text with buttons',
      { kind: 'osDefault', value: aTextPopup({ subject: 'Winter break', okButton: { text: 'All right' } }) },
      /All right/,
    ],
    [
      'a text with a picture and an action',
      {
        kind: 'appDefault',
        value: {
          subject: 'Winter break',
          body: '',
          imageUrl: 'https://images.example/a.webp',
          action: { method: 0, url: '/featured' },
        },
      },
      /See what this is about/,
    ],
  ])('can be %s', async (_kind, content, choice) => {
    answerWith({ popup: { popupId: 40, content } });
    const { user } = await setupReading();
    const dialog = within(await screen.findByRole('dialog', { name: 'Winter break' }, PATIENCE));
    await user.click(dialog.getByText(choice));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be the picture of a reward', async () => {
    answerWith({
      popup: { popupId: 41, content: { kind: 'movieReward', value: { imageUrl: 'https://images.example/m.webp' } } },
    });
    await setupReading();
    const dialog = await screen.findByRole('dialog', { name: 'From the editors' }, PATIENCE);
    expect(dialog.querySelector('img')).toHaveAttribute('src', 'https://images.example/m.webp');
  });
});

describe('Home that does not load', () => {
  it('can be requested again after a network error', async () => {
    failNext('/web/web_homeV3', 'network');
    const { user, day } = await setup();
    expect(await screen.findByRole('heading', { name: 'There is no connection.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await day('Today')).toBeDefined();
  });

  it.each(['timeout', 'garbage', 'http500', 'truncated'] as const)(
    'shows the error %s in the reader’s language',
    async (fault) => {
      failNext('/web/web_homeV3', fault);
      await setup({ locale: 'th' });
      expect(await screen.findByRole('heading', { name: 'โหลดหน้านี้ไม่สำเร็จ' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeVisible();
    },
  );

  it.each([
    [ErrorAction.MAINTENANCE, '/maintenance'],
    [ErrorAction.GEOIP_BLOCKING, '/blocking'],
    [ErrorAction.DEFAULT, '/error'],
  ])('with error action %s redirects to %s', async (action, path) => {
    failNext('/web/web_homeV3', encodeResponse(anError({ action })));
    const { location } = await setup();
    await waitFor(() => expect(location()).toBe(path));
  });
});
