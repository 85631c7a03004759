import type { Locale } from '@komawari/shared-domain';
import { Language } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { anAllTitlesGroup, aRanking, aTitle } from '@komawari/shared-proto/fixtures';
import { contentLanguageToggled, type RootState } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

async function setup(path: string, locale?: Locale) {
  const page = await renderPage({ remote, routes, path, ...(locale && { locale }) });
  const links = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  const toggleContent = (content: Locale) => act(() => void page.store.dispatch(contentLanguageToggled(content)));
  return { ...page, links, toggleContent };
}

describe('the manga list', () => {
  it('redirects to its first tab with the query and the hash', async () => {
    const { location } = await setup('/manga_list?from=mail#end');
    await waitFor(() => expect(location()).toBe('/manga_list/all?from=mail#end'));
  });

  it('starts with the tab All', async () => {
    const { location } = await setup('/manga_list');
    await waitFor(() => expect(location()).toBe('/manga_list/all'));
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('All');
    expect(document.title).toBe('All – Manga List | Komawari');
  });

  it('has a URL for each tab', async () => {
    const { user, location } = await setup('/manga_list/all', 'fr');
    await user.click(await screen.findByRole('link', { name: 'Mis à jour' }));
    await waitFor(() => expect(location()).toBe('/manga_list/updated'));
  });
});

describe('the tab All', () => {
  it('shows every work with a title in a content language, and follows the languages at once', async () => {
    const { links, toggleContent } = await setup('/manga_list/all', 'pt');
    expect(await links()).toEqual(['Mercado da Lua Inês Ruiz ']);
    toggleContent('fr');
    expect(await links()).toEqual([expect.stringContaining('Mercado da Lua'), expect.stringContaining('La tour de papier')]);
    expect(screen.getByText('2 títulos')).toBeVisible();
  });

  it('includes the service language even when only other languages are stored', async () => {
    const language: RootState['language'] = { service: 'pt', isServiceChosen: true, contents: ['fr'] };
    await renderPage({ remote, routes, path: '/manga_list/all', locale: 'pt', preloadedState: { language } });
    const names = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(names).toEqual([expect.stringContaining('Mercado da Lua'), expect.stringContaining('La tour de papier')]);
  });

  it('shows an empty state when there are no titles', async () => {
    failNext(
      '/title_list/allV2',
      encodeResponse({ kind: 'success', view: { kind: 'allTitlesViewV2', value: { groups: [anAllTitlesGroup()] } } }),
    );
    await setup('/manga_list/all', 'th');
    expect(await screen.findByText('ยังไม่มีเรื่องในภาษาของคุณ')).toBeVisible();
  });

  it('can be requested again when it did not load', async () => {
    failNext('/title_list/allV2', 'garbage');
    const { user, links } = await setup('/manga_list/all');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await links()).length).toBe(3);
  });
});

describe('the tab Hot', () => {
  it('shows 40 titles with their rank, four of them at the top', async () => {
    const titles = Array.from({ length: 50 }, (_, index) => aTitle({ titleId: index + 1, name: `Title ${index + 1}` }));
    failNext(
      '/title_list/ranking',
      encodeResponse({ kind: 'success', view: { kind: 'titleRankingView', value: aRanking({ titles }) } }),
    );
    const { links } = await setup('/manga_list/hot');
    const shown = await links();
    expect(shown).toHaveLength(40);
    expect(shown[39]).toMatch(/^Title 40 .*40$/);
    const [top, rest] = screen.getAllByRole('list');
    expect(top?.children).toHaveLength(4);
    expect(rest?.children).toHaveLength(36);
  });

  it('shows a work once when several languages are selected', async () => {
    const { links, toggleContent } = await setup('/manga_list/hot');
    toggleContent('ru');
    await waitFor(async () => expect(await links()).toHaveLength(3));
    expect((await links()).filter((name) => /^Neon Harbor/.test(name ?? ''))).toHaveLength(1);
  });
});

describe.each(['hot', 'updated'])('the tab %s', (tab) => {
  it('does not request the list of all titles, even for a reader of several languages', async () => {
    const language: RootState['language'] = { service: 'en', isServiceChosen: true, contents: ['en', 'ru'] };
    const fetched = jest.spyOn(globalThis, 'fetch');
    await renderPage({ remote, routes, path: `/manga_list/${tab}`, preloadedState: { language } });
    const names = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(names.filter((name) => /^Neon Harbor/.test(name ?? ''))).toHaveLength(1);
    expect(fetched.mock.calls.map(([input]) => String(input))).not.toContainEqual(expect.stringContaining('/title_list/allV2'));
    fetched.mockRestore();
  });
});

describe('the tab Updated', () => {
  it('shows the latest update first, with its age', async () => {
    const now = Math.floor(Date.now() / 1000);
    const latestTitle = [
      { title: aTitle(), updatedTitleTimestamp: String(now) },
      { title: aTitle({ titleId: 2, name: 'Salt', language: Language.THAI }), updatedTitleTimestamp: String(now) },
      { title: aTitle({ titleId: 3, name: 'Stars' }), updatedTitleTimestamp: String(now - 2 * 86_400) },
    ];
    failNext(
      '/title_list/updated',
      encodeResponse({ kind: 'success', view: { kind: 'titleUpdatedView', value: { latestTitle } } }),
    );
    const { links } = await setup('/manga_list/updated');
    expect(await links()).toEqual([
      expect.stringMatching(/^The Lantern Keeper .*this minute$/),
      expect.stringMatching(/^Stars .*2 days ago$/),
    ]);
    expect(screen.getByRole('link', { name: /^Stars/ })).toHaveAttribute('href', '/titles/3');
  });
});
