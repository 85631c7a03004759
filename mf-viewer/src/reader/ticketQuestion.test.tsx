import { encodeResponse } from '@komawari/shared-proto/encode';
import { aChapter, aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

/** jsdom has no layout and no object URLs. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

/** A chapter of one page, followed by another chapter. */
async function setup(isNextChapterReadByTicket: boolean) {
  const nextChapter = aChapter({ chapterId: 42, name: '#002' });
  const lastPage = aLastPage({
    nextChapter,
    isNextChapterReadByTicket,
    userTickets: { currentTickets: 2, nextTicketTimestamp: 0 },
  });
  const value = aMangaViewer({ pages: [aMangaPage(), lastPage] });
  failNext('/manga_viewer', encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value } }));
  const [chapter] = await chaptersOf(await titleNamed('Neon Harbor'));
  const page = await renderPage({ remote, routes, path: `/viewer/${chapter!.chapterId}` });
  const end = within(await screen.findByRole('region', { name: 'After the chapter' }));
  return {
    ...page,
    end,
    here: `/viewer/${chapter!.chapterId}`,
    question: () => screen.findByRole('dialog', { name: 'Read #002 with a ticket?' }),
  };
}

describe('a jump to the next chapter', () => {
  it('asks for confirmation from the keyboard when it costs a ticket, and stays on refusal', async () => {
    const { user, question, location, here } = await setup(true);
    await user.keyboard('.');
    const asked = await question();
    expect(within(asked).getByText('You have 2 tickets.')).toBeVisible();
    await user.click(within(asked).getAllByRole('button', { name: 'Not now' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location()).toContain(here);
  });

  it('opens the chapter when the reader confirms the ticket', async () => {
    const { user, end, question, location, here } = await setup(true);
    await user.click(end.getByRole('link', { name: /Next chapter, read with a ticket/ }));
    expect(location()).toContain(here);
    await user.click(within(await question()).getByRole('button', { name: 'Read it' }));
    expect(location()).toBe('/viewer/42');
  });

  it('asks for no confirmation when the chapter is free', async () => {
    const { user, location } = await setup(false);
    await user.keyboard('.');
    expect(location()).toBe('/viewer/42');
  });
});
