import type { Locale } from '@komawari/shared-domain';
import { Language } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aSubscribedList, aTitle } from '@komawari/shared-proto/fixtures';
import { contentLanguageToggled } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

const DAY = 86_400;
const MIDNIGHT = Math.floor(Date.now() / 1000 / DAY) * DAY;

async function setup({ path = '/calendar', locale }: { path?: string; locale?: Locale } = {}) {
  const page = await renderPage({ remote, routes, path, ...(locale && { locale }) });
  const days = async (name = 'The next seven days') => {
    const week = await screen.findByRole('list', { name });
    return [...week.children].map((day) => within(day as HTMLElement));
  };
  return { ...page, days };
}

/** Makes the next answer contain these chapters. */
function answerWith(coming: { titleId: number; name?: string; language?: Language; chapter?: string; at: number }[]) {
  const comingSoon = coming.map(({ titleId, name = `Title ${titleId}`, language = Language.ENGLISH, chapter = '', at }) => ({
    title: aTitle({ titleId, name, language }),
    nextChapterName: chapter,
    nextChapterStartTimestamp: at,
  }));
  failNext(
    '/title_list/coming_next',
    encodeResponse({ kind: 'success', view: { kind: 'webHomeViewV2', value: { comingSoon } } }),
  );
}

/** Makes these titles the reader's favorites. */
function likes(...titleIds: number[]) {
  const titles = titleIds.map((titleId) => aTitle({ titleId }));
  failNext(
    '/title_list/bookmark',
    encodeResponse({ kind: 'success', view: { kind: 'subscribedTitlesView', value: aSubscribedList({ titles }) } }),
  );
}

describe('the calendar', () => {
  it('of the reader’s titles shows only the days with a chapter, and one sentence for all others', async () => {
    likes(1);
    answerWith([
      { titleId: 1, chapter: '#002', at: MIDNIGHT + 2 * DAY + 3600 },
      { titleId: 2, chapter: '#009', at: MIDNIGHT + 3 * DAY },
    ]);
    const { days } = await setup({ path: '/calendar?show=mine' });
    const week = await days();
    expect(week).toHaveLength(1);
    expect(week[0]!.getByRole('link', { name: /#002/ })).toBeVisible();
    expect(screen.getByText('Nothing of yours comes out on the other days of this week.')).toBeVisible();
  });

  it('shows seven days from today, with a chapter under its day', async () => {
    const { days } = await setup();
    const week = await days();
    expect(week).toHaveLength(7);
    expect(week[0]!.getByRole('heading', { level: 2, name: /^Today/ })).toHaveAttribute('aria-current', 'date');
    const weekday = new Date((MIDNIGHT + 4 * DAY) * 1000).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    expect(week[4]!.getByRole('heading', { level: 2, name: new RegExp(weekday) })).toBeVisible();
    const link = week[4]!.getByRole('link', { name: /12:00.AM Neon Harbor #008/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/titles\/\d+$/));
    expect(week[1]!.getByText('No chapter')).toBeInTheDocument();
    expect(document.title).toBe('Upcoming chapters | Komawari');
  });

  it('follows the content languages at once, without another request', async () => {
    const { days, store } = await setup();
    expect((await days())[4]!.getAllByRole('link')).toHaveLength(1);
    const fetched = jest.spyOn(globalThis, 'fetch');
    act(() => void store.dispatch(contentLanguageToggled('th')));
    expect(screen.getByRole('link', { name: /ท่าเรือนีออน/ })).toBeVisible();
    expect(fetched.mock.calls.map(([address]) => String(address)).join()).not.toContain('coming_next');
    fetched.mockRestore();
  });

  it('shows a work released in several languages at once as one entry, in the preferred language', async () => {
    const { days, store } = await setup();
    await days();
    act(() => void store.dispatch(contentLanguageToggled('th')));
    await waitFor(async () => expect((await days())[4]!.getAllByRole('link')).toHaveLength(1));
    expect((await days())[4]!.getByRole('link', { name: /Neon Harbor .*EN.*TH/ })).toBeVisible();
  });

  it('marks chapters that are only expected, and lists those after the week as later', async () => {
    answerWith([
      { titleId: 1, at: MIDNIGHT + 2 * DAY },
      { titleId: 1, at: MIDNIGHT + 3 * DAY },
      { titleId: 2, at: MIDNIGHT + 20 * DAY },
    ]);
    const { days } = await setup();
    const week = await days();
    expect(week[2]!.queryByText('expected')).toBeNull();
    expect(week[3]!.getByText('expected')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Later' })).getByRole('link', { name: /Title 2/ })).toBeVisible();
  });

  it('shows 12 chapters of a day, and the others on a click', async () => {
    answerWith(Array.from({ length: 15 }, (_, index) => ({ titleId: index + 1, at: MIDNIGHT + DAY + index })));
    const { days, user } = await setup();
    const [, tomorrow] = await days();
    expect(tomorrow!.getAllByRole('link')).toHaveLength(12);
    await user.click(tomorrow!.getByRole('button', { name: 'Show 3 more' }));
    expect(tomorrow!.getAllByRole('link')).toHaveLength(15);
  });

  it('names its time zone, and links to the calendar file and the feed', async () => {
    const { store } = await setup();
    expect(await screen.findByText('All times are in your time zone, Coordinated Universal Time.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Calendar file English' })).toHaveAttribute('href', '/feeds/en/calendar.ics');
    expect(screen.getByRole('link', { name: 'Feed English' })).toHaveAttribute('href', '/feeds/en/chapters.atom');
    act(() => void store.dispatch(contentLanguageToggled('pt')));
    expect(screen.getByRole('link', { name: /^Feed Português/ })).toHaveAttribute('href', '/feeds/pt/chapters.atom');
  });
});

describe('the choice of shown titles', () => {
  it('is all titles for a reader without favorites', async () => {
    await setup();
    expect(await screen.findByRole('radio', { name: 'All titles' })).toBeChecked();
  });

  it('is the reader’s titles if there are any, and all titles on a click, which the URL keeps', async () => {
    answerWith([
      { titleId: 1, at: MIDNIGHT + 2 * DAY },
      { titleId: 2, at: MIDNIGHT + 2 * DAY },
    ]);
    likes(2);
    const { days, user, location } = await setup();
    expect((await days())[0]!.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'My titles' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'All titles' }));
    expect((await days())[2]!.getAllByRole('link')).toHaveLength(2);
    expect(location()).toBe('/calendar?show=all');
  });

  it('is all titles when the reader’s titles have no next chapter', async () => {
    answerWith([{ titleId: 1, at: MIDNIGHT + 2 * DAY }]);
    likes(2);
    const { days } = await setup();
    expect((await days())[2]!.getByRole('link', { name: /Title 1/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All titles' })).toBeChecked();
  });

  it('can be empty, with a button that shows all titles', async () => {
    const { user, days } = await setup({ path: '/calendar?show=mine' });
    expect(await screen.findByText('None of your titles has a next chapter yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all titles' }));
    expect((await days())[4]!.getByRole('link', { name: /Neon Harbor/ })).toBeVisible();
  });

  it('is all titles when the favorites do not load', async () => {
    failNext('/title_list/bookmark', 'network');
    const { days } = await setup();
    expect((await days())[4]!.getByRole('link', { name: /Neon Harbor/ })).toBeVisible();
  });

  it('shows an empty state in a language without a next chapter', async () => {
    await setup({ locale: 'pt' });
    expect(await screen.findByText('Nenhum próximo capítulo foi anunciado nos seus idiomas.')).toBeVisible();
  });
});

describe('a calendar that does not load', () => {
  it('shows an error in the reader’s language, and can be requested again', async () => {
    failNext('/title_list/coming_next', 'network');
    const { user, days } = await setup({ locale: 'th' });
    await user.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }));
    expect((await days('เจ็ดวันข้างหน้า'))[4]!.getByRole('link', { name: /ท่าเรือนีออน/ })).toBeVisible();
  });
});
