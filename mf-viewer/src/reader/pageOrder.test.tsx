import { Language, type MangaViewer } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aChapter, aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { writeStored } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { TitleSettings } from '../model/settings/viewerSettings';
import { remote } from '../remote';
import { routes } from '../routes';
import { selectTitleSettings } from '../settings/viewerSlice';

/** jsdom has no layout and no object URLs. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

afterEach(() => localStorage.clear());

/** The second of three chapters of a title that is marked as read from the right. */
async function setup(defaults: Partial<TitleSettings>, viewer: Partial<MangaViewer> = {}) {
  const chapters = [40, 41, 42].map((chapterId) => aChapter({ chapterId, name: `#${chapterId}`, startTimeStamp: chapterId }));
  const pages = [aMangaPage(), aMangaPage(), aLastPage({ nextChapter: chapters[2]! })];
  const value = aMangaViewer({ titleId: 7, chapterId: 41, startFromRight: true, chapters, pages, ...viewer });
  failNext('/manga_viewer', encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value } }));
  writeStored('viewerSettings', { defaults: { layout: 'single', ...defaults } });
  if (defaults.mode) writeStored('viewerMode', defaults.mode);
  const page = await renderPage({ remote, routes, path: '/viewer/41' });
  await waitFor(() => expect(page.container.querySelector('[data-counter]')).not.toBeNull());
  return {
    ...page,
    fit: () => selectTitleSettings(page.store.getState(), 7).fit,
    /** The links to other chapters, in the order of the bar. */
    links: () => {
      const bar = within(screen.getByRole('group', { name: 'Place in the chapter' }));
      return bar.getAllByRole('link', { name: /chapter: #/ }).map((link) => link.getAttribute('href'));
    },
  };
}

describe('a title with the wrong page order', () => {
  it('is read in the page order that the reader chooses', async () => {
    const { user } = await setup({ mode: 'horizontal' });
    expect(screen.getByText('Page 1 of 2, right to left')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reading settings' }));
    await user.click(
      within(await screen.findByRole('group', { name: 'Order of pages' })).getByRole('radio', { name: 'Left to right' }),
    );
    expect(screen.getByText('Page 1 of 2, left to right')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Page 2 of 2, left to right')).toBeInTheDocument();
  });
});

describe('a book that is marked as a strip', () => {
  it('can be read as separate pages, in either page order', async () => {
    const { user } = await setup({}, { isVerticalOnly: true });
    await user.click(screen.getByRole('button', { name: 'Reading settings' }));
    const horizontal = () =>
      within(screen.getByRole('group', { name: 'Reading direction' })).getByRole('radio', { name: 'Horizontal' });
    expect(horizontal()).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'Read this title as separate pages' }));
    await user.click(horizontal());
    expect(await screen.findByText('Page 1 of 2, left to right')).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Order of pages' })).getByRole('radio', { name: 'Right to left' }));
    expect(await screen.findByText('Page 1 of 2, right to left')).toBeInTheDocument();
  });

  it('does not change other titles when its settings are applied to all', async () => {
    const { user, store } = await setup({}, { isVerticalOnly: true });
    await user.click(screen.getByRole('button', { name: 'Reading settings' }));
    await user.click(screen.getByRole('switch', { name: 'Read this title as separate pages' }));
    await user.click(screen.getByRole('button', { name: 'Use for all titles' }));
    expect([7, 8].map((titleId) => selectTitleSettings(store.getState(), titleId).isBook)).toEqual([true, false]);
  });
});

describe('the links to other chapters', () => {
  it('follow the page order of a book', async () => {
    const { links } = await setup({ mode: 'horizontal' });
    expect(links()).toEqual(['/viewer/42', '/viewer/40']);
  });

  it('are in chronological order in vertical mode, whatever the page order', async () => {
    const { links } = await setup({ mode: 'vertical' });
    expect(links()).toEqual(['/viewer/40', '/viewer/42']);
  });
});

describe('the fit key', () => {
  it('changes the fit of a book', async () => {
    const { user, fit } = await setup({ mode: 'horizontal' });
    await user.keyboard('i');
    expect(fit()).toBe('width');
  });

  it('does not change the fit in vertical mode', async () => {
    const { user, fit } = await setup({ mode: 'vertical' });
    await user.keyboard('i');
    expect(fit()).toBe('page');
  });
});

test('announces the page description in the language of the comic, and the page number', async () => {
  const pages = [aMangaPage({ description: 'ฝนตกหนัก' }), aMangaPage(), aLastPage()];
  const titleAvailableLanguages = [{ titleId: 7, language: Language.THAI }];
  const { user } = await setup({ mode: 'horizontal' }, { pages, titleAvailableLanguages });
  const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);
  await waitFor(() => expect(spoken()).toContain('ฝนตกหนัก'));
  expect(spoken()).toContainEqual(expect.stringMatching(/^Page 1 of 2/));
  expect(screen.getAllByText('ฝนตกหนัก')[0]?.closest('[lang]')).toHaveAttribute('lang', 'th');
  await user.keyboard(' ');
  await waitFor(() => expect(spoken()).toContainEqual(expect.stringMatching(/^Page 2 of 2/)));
  expect(spoken()).not.toContain('ฝนตกหนัก');
});
