import type { Locale } from '@komawari/shared-domain';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aSubscribedList, aTitle } from '@komawari/shared-proto/fixtures';
import { writeStored } from '@komawari/shared-state';
import { failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

async function setup({ path = '/favorited', locale }: { path?: string; locale?: Locale } = {}) {
  const page = await renderPage({ remote, routes, path, ...(locale && { locale }) });
  const tile = async (name: string) => within((await screen.findByRole('link', { name: new RegExp(name) })).closest('li')!);
  return { ...page, tile };
}

/** Makes the next answer contain two favorites. */
function answerWithTwo() {
  const titles = [aTitle(), aTitle({ titleId: 100002, name: 'Salt and Stars' })];
  failNext(
    '/title_list/bookmark',
    encodeResponse({ kind: 'success', view: { kind: 'subscribedTitlesView', value: aSubscribedList({ titles }) } }),
  );
}

beforeEach(() => writeStored('isInstallBannerShown', true));

describe('the favorites', () => {
  it('show an empty bookshelf at first, with a link to the manga list', async () => {
    await setup();
    expect(await screen.findByRole('heading', { level: 2, name: 'Your bookshelf is empty.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something to read' })).toHaveAttribute('href', '/manga_list/all');
  });

  it('contain a title added on its page, keep its place when removed, and restore it on UNDO', async () => {
    const { titleId } = await titleNamed('Moon Market');
    const onTitle = await setup({ path: `/titles/${titleId}` });
    await onTitle.user.click(await screen.findByRole('button', { name: 'Add to favorites' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'In your favorites' })).not.toHaveAttribute('aria-busy'));
    onTitle.unmount();

    const { tile, user } = await setup();
    await user.click((await tile('Moon Market')).getByRole('button', { name: 'Remove Moon Market from your favorites' }));
    expect(await (await tile('Moon Market')).findByText('REMOVED')).toBeVisible();
    expect(screen.getByText('Title removed')).toBeInTheDocument();
    expect(await screen.findByText('0 titles')).toBeVisible();

    await user.click((await tile('Moon Market')).getByRole('button', { name: 'Undo: bring Moon Market back' }));
    expect(await screen.findByText('1 title')).toBeVisible();
    expect((await tile('Moon Market')).queryByText('REMOVED')).toBeNull();
    await user.click((await tile('Moon Market')).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('0 titles')).toBeVisible();
  });

  it('stay favorites when the request to remove them fails', async () => {
    answerWithTwo();
    const { tile, user } = await setup();
    const salt = await tile('Salt and Stars');
    failNext('/title_list/bookmark', 'network');
    await user.click(salt.getByRole('button', { name: /^Remove/ }));
    // First it says that the title is removed, because the answer comes later.
    expect(await salt.findByText('That did not work. Please try again.', { selector: '[role="status"]' })).toBeInTheDocument();
    expect(salt.queryByText('REMOVED')).toBeNull();
  });

  it('are shown in the reader’s language', async () => {
    answerWithTwo();
    const { tile } = await setup({ locale: 'ru' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible();
    expect(await screen.findByText('2 тайтла')).toBeVisible();
    expect((await tile('Salt')).getByRole('button', { name: 'Убрать «Salt and Stars» из избранного' })).toBeVisible();
  });

  it('can be requested again when they did not load', async () => {
    failNext('/title_list/bookmark', 'network');
    const { user } = await setup();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your bookshelf is empty.')).toBeVisible();
  });
});

describe('the app banner', () => {
  it('is shown once', async () => {
    writeStored('isInstallBannerShown', undefined);
    answerWithTwo();
    const { unmount, navigate } = await setup();
    expect(await screen.findByRole('link', { name: 'Get the app' })).toHaveAttribute('href', expect.stringContaining('https://'));
    await navigate('/elsewhere');
    await navigate(-1);
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull();
    unmount();
    answerWithTwo();
    const { tile } = await setup();
    await tile('Salt and Stars');
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull();
  });
});
