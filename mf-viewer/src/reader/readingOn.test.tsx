import type { LastPage, MangaViewer } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aChapter, aLastPage, aMangaPage, aMangaViewer, anError } from '@komawari/shared-proto/fixtures';
import { writeStored } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ViewerMode } from '../model/settings/viewerSettings';
import { remote } from '../remote';
import { routes } from '../routes';

/** jsdom has no layout and no object URLs. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

const NOW = Date.now() / 1000;
const endless = { endTimeStamp: 0, chapterTicketEndtime: 0 };
const before = aChapter({ chapterId: 40, name: '#002', startTimeStamp: NOW - 400, ...endless });
const here = aChapter({ chapterId: 41, name: '#003', startTimeStamp: NOW - 300, ...endless });
const after = aChapter({ chapterId: 42, name: '#006', startTimeStamp: NOW - 200, ...endless });
const pages = [1, 2].map(() => aMangaPage({ width: 1000, height: 1500 }));

function answerWith(viewer: Partial<MangaViewer>): void {
  const value = aMangaViewer({ chapters: [before, here, after], startFromRight: false, ...viewer });
  failNext('/manga_viewer', encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value } }));
}

/**
 * A chapter of two pages and its end, followed by another chapter. It has been open for a while.
 * @param at the end of its URL, which may name a page
 */
async function setup(mode: ViewerMode, { at = '', lastPage = {} }: { at?: string; lastPage?: Partial<LastPage> } = {}) {
  const end = aLastPage({ nextChapter: after, isNextChapterReadByTicket: false, ...lastPage });
  answerWith({ chapterId: 41, chapterName: '#003', pages: [...pages, end] });
  // The answer for whichever chapter is requested next.
  answerWith({ chapterName: '#006', pages: [...pages, aLastPage()] });
  writeStored('viewerSettings', { defaults: { layout: 'single', isEink: true } });
  writeStored('viewerMode', mode);
  const page = await renderPage({ remote, routes, path: `/viewer/41${at}` });
  await waitFor(() => expect(page.container.querySelector('[data-counter]')).not.toBeNull());
  const now = jest.spyOn(performance, 'now');
  let later = performance.now();
  return {
    ...page,
    counter: () => page.container.querySelector('[data-counter]')?.textContent,
    /** Does what a browser does when a strip goes to its last page. */
    scrollToEnd: () => {
      for (const strip of page.container.querySelectorAll('[tabindex="0"]')) strip.scrollTop = 1_000_000;
    },
    /** Presses a key after the reader has had time to look at the screen. */
    press: async (key: string) => {
      later += 1000;
      now.mockReturnValue(later);
      await page.user.keyboard(key);
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the end of a chapter', () => {
  it.each(['horizontal', 'vertical'] as const)(
    'opens the next chapter on the next step, and names the unavailable ones (%s)',
    async (mode) => {
      const { press, location, scrollToEnd } = await setup(mode);
      await press('{End}');
      scrollToEnd();
      // It was requested ahead and is requested again when it is opened. The chapter after it is requested ahead.
      for (const chapterName of ['#006', '#006']) answerWith({ chapterName, pages: [...pages, aLastPage()] });
      await press(' ');
      expect(location()).toMatch(/^\/viewer\/42/);
      expect(await screen.findByText('Chapters 4 to 5 are not available here.')).toBeInTheDocument();
    },
  );

  it('ignores a step that follows immediately on reaching it', async () => {
    const { press, user, location } = await setup('horizontal');
    await press('{End}');
    await user.keyboard('{ArrowRight}');
    expect(location()).toMatch(/^\/viewer\/41/);
    await press('{ArrowRight}');
    expect(location()).toMatch(/^\/viewer\/42/);
  });

  it('does not open the next chapter on a repeated key that is held', async () => {
    const { press, location } = await setup('horizontal');
    await press('{End}');
    fireEvent.keyDown(document.body, { key: ' ', code: 'Space', repeat: true });
    await press('{/ }');
    fireEvent.keyDown(document.body, { key: ' ', code: 'Space', repeat: true });
    expect(location()).toMatch(/^\/viewer\/41/);
  });

  it('asks for confirmation when the next chapter costs a ticket', async () => {
    const { press, location } = await setup('horizontal', { lastPage: { isNextChapterReadByTicket: true } });
    await press('{End}');
    await press(' ');
    expect(await screen.findByRole('dialog', { name: 'Read #006 with a ticket?' })).toBeVisible();
    expect(location()).toMatch(/^\/viewer\/41/);
  });

  it('stays when there is no next chapter', async () => {
    const { press, location } = await setup('horizontal', { lastPage: { nextChapter: undefined } });
    await press('{End}');
    await press(' ');
    expect(location()).toMatch(/^\/viewer\/41/);
  });
});

describe('a prefetched chapter that does not open', () => {
  async function readOn(fault: Parameters<typeof failNext>[1]) {
    const page = await setup('horizontal');
    await page.press('{End}');
    // The chapter after it is requested ahead as well, and first.
    for (const failing of [fault, fault]) failNext('/manga_viewer', failing);
    await page.press(' ');
    return page;
  }

  it('stays readable when the network fails, and is requested again when it is back', async () => {
    const { store, location } = await readOn('network');
    expect(location()).toMatch(/^\/viewer\/42/);
    const opening = () => Object.values(store.getState().api.queries).find((query) => isOpening(query?.originalArgs));
    await waitFor(() => expect(opening()).toMatchObject({ status: 'rejected' }));
    expect(screen.getByText('Chapters 4 to 5 are not available here.')).toBeInTheDocument();
    expect(screen.queryByText(/^That resolution did not load/)).toBeNull();
    answerWith({ chapterName: '#006', pages: [...pages, aLastPage()] });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(opening()).toMatchObject({ status: 'fulfilled' }));
  });

  it('is closed when the server refuses it', async () => {
    await readOn(encodeResponse(anError()));
    expect(await screen.findByRole('alertdialog', { name: 'This chapter cannot be opened' })).toBeVisible();
  });

  const isOpening = (request: unknown) => {
    const { chapterId, isAhead } = (request ?? {}) as { chapterId?: number; isAhead?: true };
    return chapterId === 42 && !isAhead;
  };
});

describe('the start of a chapter', () => {
  it.each(['horizontal', 'vertical'] as const)('goes back to the last page of the previous chapter (%s)', async (mode) => {
    const { press, location, counter } = await setup(mode);
    // The previous answer was for the next chapter, which is requested this near the end.
    answerWith({ chapterId: 40, chapterName: '#002', pages: [...pages, aLastPage()] });
    await press('{Shift>} {/Shift}');
    expect(location()).toMatch(/^\/viewer\/40/);
    await waitFor(() => expect(counter()).toBe('2 / 2'));
  });
});
