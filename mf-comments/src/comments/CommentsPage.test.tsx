import type { Locale } from '@komawari/shared-domain';
import { ErrorAction } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aComment, aCommentList, anError } from '@komawari/shared-proto/fixtures';
import type { RootState } from '@komawari/shared-state';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

interface Visit {
  locale?: Locale;
  chapterId?: number | string;
  search?: string;
  /** The reader's page in the chapter, which has 5 pages. The default is its end. */
  page?: number | 'never read';
}

async function setup({ locale, chapterId, search = '', page: at = 5 }: Visit = {}) {
  const id = chapterId ?? (await chaptersOf(await titleNamed('Neon Harbor')))[0]!.chapterId;
  const readingProgress: RootState['readingProgress'] = at === 'never read' ? {} : { 1: progressAt(Number(id), at) };
  const preloadedState = { readingProgress };
  const page = await renderPage({ remote, routes, path: `/comments/${id}${search}`, preloadedState, ...(locale && { locale }) });
  const comment = async (body: string | RegExp) => (await screen.findByText(body)).closest<HTMLElement>('[role=listitem]')!;
  const like = async (body: string) => within(await comment(body)).getByRole('button', { name: /^Like this comment/ });
  const bodies = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent);
  /** For each comment that was pressed: whether the server holds a like, once it has answered. */
  const held = () => Object.values(page.store.getState().commentLikes?.byComment ?? {}).map((it) => !it.isSending && it.isHeld);
  return { ...page, id, comment, like, bodies, held };
}

function progressAt(chapterId: number, page: number) {
  const title = { titleId: 1, titleName: 'Ink', portraitImageUrl: '/images/ink', chapterName: '#001' };
  return { ...title, chapterId, page: page - 1, pageCount: 5, fraction: 0, at: 0 };
}

/** Makes the next answer contain these comments. */
function answerWith(comments: readonly Parameters<typeof aComment>[0][]) {
  const value = aCommentList({ comments: comments.map((fields, index) => aComment({ id: index + 1, ...fields })) });
  failNext('/comment', encodeResponse({ kind: 'success', view: { kind: 'commentListView', value } }));
}

test('a comment shows the user name, icon, body, date with a short month, and likes', async () => {
  const { comment } = await setup();
  const item = within(await comment('The ending!'));
  expect(item.getByText('Reader 1')).toBeVisible();
  expect(item.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toHaveAttribute('datetime');
  expect(item.getByRole('button', { name: /14 likes/ })).toHaveAttribute('aria-pressed', 'false');
  expect((await comment('The ending!')).querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^http.*\.webp$/));
});

test('the page is in the reader’s language, dates included', async () => {
  await setup({ locale: 'ru' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Комментарии Neon Harbor #001' })).toBeVisible();
  expect((await screen.findAllByText(/ г\.$/)).length).toBe(3);
  expect(screen.getByRole('link', { name: 'Скачать приложение' })).toBeVisible();
  expect(document.title).toBe('Комментарии к #001 (Neon Harbor) | Komawari');
});

test('links to the app in the store of the device, because comments are written in the app', async () => {
  await setup();
  const link = await screen.findByRole('link', { name: 'Get the app' });
  expect(link).toHaveAttribute('href', 'https://stores.test/google');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the back link leads to the chapter', async () => {
  const { user, location, id } = await setup();
  await user.click(await screen.findByRole('link', { name: 'Back to the chapter' }));
  expect(location()).toBe(`/viewer/${id}`);
});

test('a like is stored on the server, and removed by another click', async () => {
  const first = await setup();
  const button = await first.like('That rain.');
  await first.user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAccessibleName(/14 likes/);
  await waitFor(() => expect(first.held()).toEqual([true]));
  first.unmount();

  const second = await setup();
  const again = await second.like('That rain.');
  expect(again).toHaveAttribute('aria-pressed', 'true');
  expect(again).toHaveAccessibleName(/14 likes/);
  await second.user.click(again);
  await waitFor(() => expect(second.held()).toEqual([false]));
  second.unmount();

  const third = await setup();
  expect(await third.like('That rain.')).toHaveAccessibleName(/13 likes/);
});

test('a double click on like changes nothing, neither on the page nor on the server', async () => {
  const { like, user, unmount } = await setup();
  await user.dblClick(await like('Once more from the start.'));
  await waitFor(async () => expect(await like('Once more from the start.')).toHaveAttribute('aria-pressed', 'false'));
  unmount();
  const later = await setup();
  expect(await later.like('Once more from the start.')).toHaveAccessibleName(/12 likes/);
});

test('a like that the server refuses is reverted with a message', async () => {
  const { like, user } = await setup();
  const button = await like('The ending!');
  failNext('/comment_like', encodeResponse(anError()));
  await user.click(button);
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveAccessibleName(/14 likes/);
});

test('the reader’s own comment is marked', async () => {
  answerWith([{ body: 'Mine', isMyComment: true }, { body: 'Not mine' }]);
  const { comment } = await setup();
  expect(within(await comment('Mine')).getByText('You')).toBeVisible();
  expect(within(await comment('Not mine')).queryByText('You')).toBeNull();
});

test('comments are sorted by top at first, and by newest on a click, which the URL keeps', async () => {
  answerWith([{ body: 'Old and loved' }, { body: 'New and unknown' }]);
  const { bodies, user, location, id } = await setup();
  expect(await screen.findByText('Old and loved')).toBeVisible();
  expect(bodies()).toEqual(['Old and loved', 'New and unknown']);
  answerWith([{ body: 'New and unknown' }, { body: 'Old and loved' }]);
  await user.click(screen.getByRole('radio', { name: 'Newest' }));
  await waitFor(() => expect(bodies()).toEqual(['New and unknown', 'Old and loved']));
  expect(location()).toBe(`/comments/${id}?order=newest`);
});

test('comments that the address opened stay open in another order', async () => {
  const { comment, user, location, id } = await setup({ page: 'never read', search: '?spoilers=shown' });
  await comment('The ending!');
  await user.click(screen.getByRole('radio', { name: 'Newest' }));
  expect(await comment('The ending!')).toBeVisible();
  expect(location()).toBe(`/comments/${id}?spoilers=shown&order=newest`);
  await user.click(screen.getByRole('radio', { name: 'Top' }));
  expect(location()).toBe(`/comments/${id}?spoilers=shown`);
});

test('both orders contain the same comments', async () => {
  const top = await setup();
  await screen.findByText('The ending!');
  const order = top.bodies();
  top.unmount();
  const newest = await setup({ search: '?order=newest' });
  await screen.findByText('The ending!');
  expect(newest.bodies().sort()).toEqual(order.sort());
});

test('liking a comment does not change the order', async () => {
  answerWith([
    { id: 1, body: 'First', numberOfLikes: 5 },
    { id: 2, body: 'Second', numberOfLikes: 5 },
  ]);
  const { bodies, like, user } = await setup();
  failNext('/comment_like', encodeResponse({ kind: 'success' }));
  await user.click(await like('Second'));
  expect(bodies()).toEqual(['First', 'Second']);
});

describe('before the chapter is read to its end', () => {
  test.each([
    ['never read', 'The comments open by themselves once you reach the last page of the chapter.'],
    [3, 'You are on page 3 of 5. The comments open by themselves on the last one.'],
  ] as const)('at page "%s" the comments are hidden, and a click shows them', async (page, text) => {
    const { user } = await setup({ page });
    expect(await screen.findByRole('heading', { level: 2, name: 'Spoilers ahead!' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('The ending!')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the comments' }));
    expect(await screen.findByText('The ending!')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus();
  });

  test('coming back to shown comments does not move the focus to them', async () => {
    const { user, navigate } = await setup({ page: 3 });
    await user.click(await screen.findByRole('button', { name: 'Open the comments' }));
    const comments = screen.getByRole('region', { name: 'Comments' });
    expect(comments).toHaveFocus();
    await navigate('/elsewhere');
    // In browsers, a hidden element loses the focus.
    act(() => comments.blur());
    await navigate(-1);
    expect(comments).toBeVisible();
    expect(comments).not.toHaveFocus();
  });

  test('the comments of a chapter that was finished once are shown', async () => {
    const [chapter] = await chaptersOf(await titleNamed('Neon Harbor'));
    const finished = { ...progressAt(chapter!.chapterId, 1), isFinished: true };
    const path = `/comments/${chapter!.chapterId}`;
    await renderPage({ remote, routes, path, preloadedState: { readChapters: [finished] } });
    expect(await screen.findByText('The ending!')).toBeVisible();
  });

  test('a chapter without comments shows no button to open them', async () => {
    const [chapter] = await chaptersOf(await titleNamed('Moon Market'));
    await setup({ chapterId: chapter!.chapterId, page: 'never read' });
    expect(await screen.findByRole('heading', { name: 'No comments yet.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open the comments' })).toBeNull();
  });
});

test('comments of a muted user are hidden, also on a later visit, until the user is unmuted', async () => {
  const crowd = [
    { body: 'Loud', userName: 'Noise' },
    { body: 'Calm', userName: 'Mara' },
    { body: 'Loud again', userName: 'Noise' },
  ];
  answerWith(crowd);
  const first = await setup();
  await first.user.click(within(await first.comment('Loud')).getByRole('button', { name: 'Mute Noise' }));
  const note = screen.getByText('You will not see comments by Noise any more.').closest<HTMLElement>('[role=listitem]')!;
  expect(note).toHaveFocus();
  expect(screen.queryByText('Loud again')).toBeNull();
  await first.user.click(within(note).getByRole('button', { name: 'Undo' }));
  expect(first.bodies()).toEqual(['Loud', 'Calm', 'Loud again']);
  await first.user.click(within(await first.comment('Loud again')).getByRole('button', { name: 'Mute Noise' }));
  first.unmount();

  answerWith(crowd);
  const second = await setup();
  await second.comment('Calm');
  expect(second.bodies()).toEqual(['Calm']);
  expect(screen.getByText('2 muted comments')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(second.bodies()).toEqual(['Loud', 'Calm', 'Loud again']);
  await second.user.click(within(await second.comment('Loud')).getByRole('button', { name: 'Unmute Noise' }));
  expect(screen.queryByText('2 muted comments')).toBeNull();
  expect(localStorage.getItem('mutedCommenters')).toBeNull();
});

test('the page works with invalid data in the stored list of muted users', async () => {
  localStorage.setItem('mutedCommenters', '[null, 7, "", {"name": "Mara"}]');
  answerWith([
    { body: 'Nameless', userName: '' },
    { body: 'Mine', isMyComment: true },
  ]);
  const { comment } = await setup();
  expect(within(await comment('Nameless')).queryByRole('button', { name: /^Mute/ })).toBeNull();
  expect(within(await comment('Mine')).queryByRole('button', { name: /^Mute/ })).toBeNull();
  localStorage.clear();
});

test('a long comment is collapsed, and can be expanded', async () => {
  const words = 'Every lamp is drawn in its own way. '.repeat(30).trim();
  answerWith([{ body: words }]);
  const { user } = await setup();
  const more = await screen.findByRole('button', { name: 'Read more' });
  expect(screen.queryByText(words)).toBeNull();
  await user.click(more);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('a comment and a user name are rendered as text even when they look like HTML', async () => {
  answerWith([{ body: '<img src=x onerror=alert(1)>', userName: '<b>Bold</b>' }]);
  const { comment } = await setup();
  const item = await comment('<img src=x onerror=alert(1)>');
  expect(within(item).getByText('<b>Bold</b>')).toBeVisible();
  expect(item.querySelectorAll('p img, b')).toHaveLength(0);
});

function pageOf(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: from + index,
    body: `Comment ${from + index}`,
    numberOfLikes: 1000 - from - index,
  }));
}

test('loads comments page by page on demand, with their positions and without duplicates', async () => {
  answerWith(pageOf(1, 50));
  const { user } = await setup();
  await screen.findByText('Comment 1');
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '3');
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-setsize', '-1');
  answerWith(pageOf(50, 11));
  await user.click(screen.getByRole('button', { name: 'Show more comments' }));
  expect(await screen.findByText('Comment 60')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-setsize', '60');
  expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
});

test('keeps the loaded comments when the next page fails, and requests it again on a click', async () => {
  answerWith(pageOf(1, 50));
  const { user } = await setup();
  await screen.findByText('Comment 1');
  failNext('/comment', 'network');
  await user.click(screen.getByRole('button', { name: 'Show more comments' }));
  const again = await screen.findByRole('button', { name: 'We couldn’t load more comments. Try again' });
  expect(screen.getByText('Comment 50')).toBeVisible();
  answerWith(pageOf(51, 3));
  await user.click(again);
  expect(await screen.findByText('Comment 53')).toBeVisible();
});

test('a chapter without comments shows an empty state', async () => {
  const [chapter] = await chaptersOf(await titleNamed('Moon Market'));
  await setup({ chapterId: chapter!.chapterId });
  expect(await screen.findByRole('heading', { name: 'No comments yet.' })).toBeVisible();
});

test.each([
  ['network', 'There is no connection.'],
  ['http500', 'We couldn’t load the comments.'],
  ['garbage', 'We couldn’t load the comments.'],
] as const)('shows an error after "%s", and requests the comments again on a click', async (kind, title) => {
  failNext('/comment', kind);
  const { user } = await setup();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The ending!')).toBeVisible();
});

test.each([
  [ErrorAction.MAINTENANCE, '/maintenance'],
  [ErrorAction.GEOIP_BLOCKING, '/blocking'],
  [ErrorAction.DEFAULT, '/error'],
])('the error action %s redirects to %s', async (action, path) => {
  failNext('/comment', encodeResponse(anError({ action })));
  const { location } = await setup();
  await waitFor(() => expect(location()).toBe(path));
});

test('a URL without a valid chapter redirects to the error page', async () => {
  const { location } = await setup({ chapterId: 'seven' });
  await act(async () => {});
  expect(location()).toBe('/error');
});
