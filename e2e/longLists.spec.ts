/** What is far from the screen is not rendered. The browser's search still finds it, and the reader gets to it. */

import { Language } from '@komawari/shared-proto';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aChapter, aComment, aCommentList, aTitle, aTitleDetail } from '@komawari/shared-proto/fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from './unrenderedSite';

// The pictures of the fixtures do not exist, and the site's policy refuses their URL.
test.use({ mayPrint: /images\.example/ });

type Answer = Parameters<typeof encodeResponse>[0];

/** Long enough that the middle is far from both ends, in a container with many blocks. */
const COUNT = 1500;

async function answer(page: Page, path: string, response: Answer): Promise<void> {
  const body = Buffer.from(encodeResponse(response));
  await page.route(
    (url) => url.pathname.endsWith(path),
    (route) => route.fulfill({ body, contentType: 'application/x-protobuf' }),
  );
}

/** Uses the browser's own search, through a link of the kind that search engines make. */
async function searchFor(page: Page, words: string): Promise<void> {
  const href = `#:~:text=${encodeURIComponent(words)}`;
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: '→' });
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    document.body.append(link);
  }, href);
  await page.getByRole('link', { name: '→' }).click();
}

async function answerManyTitles(page: Page): Promise<void> {
  const titles = Array.from({ length: COUNT }, (_, index) =>
    aTitle({ titleId: 5000 + index, name: `Serial ${index + 1}.`, language: Language.ENGLISH }),
  );
  const groups = titles.map((title) => ({ theTitle: title.name, titles: [title] }));
  await answer(page, '/title_list/allV2', { kind: 'success', view: { kind: 'allTitlesViewV2', value: { groups } } });
}

test('the browser’s search finds a title far down the list, and brings it to the screen', async ({ page, reader }) => {
  await answerManyTitles(page);
  await reader.open('/manga_list/all');
  await expect(page.getByRole('link', { name: 'Serial 1.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Serial 640.' })).not.toBeAttached();
  await searchFor(page, 'Serial 640.');
  await expect(page.getByRole('link', { name: 'Serial 640.' })).toBeInViewport();
});

test('the browser’s search finds a chapter among a thousand, and brings it to the screen', async ({ page, reader, shelf }) => {
  const chapters = Array.from({ length: COUNT }, (_, index) =>
    aChapter({
      titleId: shelf.titleId,
      chapterId: 9000 + index,
      name: `#${index + 1}`,
      subTitle: `The lantern number ${index + 1}.`,
    }),
  );
  const detail = aTitleDetail({ title: aTitle({ titleId: shelf.titleId }), firstChapterList: chapters, lastChapterList: [] });
  await answer(page, '/title_detail', { kind: 'success', view: { kind: 'titleDetailView', value: detail } });
  await reader.open(`/titles/${shelf.titleId}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'The lantern number 1.' })).toBeAttached();
  const chapter = page.getByRole('listitem').filter({ hasText: 'The lantern number 640.' });
  await expect(chapter).not.toBeAttached();
  await searchFor(page, 'The lantern number 640.');
  await expect(chapter).toBeInViewport();
});

test('the last of 1,500 search results is rendered when the reader scrolls to it', async ({ page, reader }) => {
  await answerManyTitles(page);
  await reader.open('/search_result?keyword=serial');
  // When the first further results have loaded, the ones that load on idle have reserved their space.
  await expect(page.getByRole('link', { name: 'Serial 25.' })).toBeAttached();
  const last = page.getByRole('link', { name: `Serial ${COUNT}.` });
  await expect(last).not.toBeAttached();
  // The end of the results is known before they load, so the content below them does not move.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(last).toBeAttached();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ has: last })).toHaveAttribute('aria-posinset', String(COUNT));
  await last.press('ArrowUp');
  await expect(page.getByRole('link', { name: `Serial ${COUNT - 1}.` })).toBeFocused();
});

test('comments of different heights keep their scroll position after a reload', async ({ page, reader, shelf }) => {
  const comments = Array.from({ length: 40 }, (_, index) =>
    aComment({ id: index + 1, userName: `Reader ${index + 1}`, body: 'I did not see that coming. '.repeat((index % 5) * 4 + 1) }),
  );
  await answer(page, '/comment', { kind: 'success', view: { kind: 'commentListView', value: aCommentList({ comments }) } });
  await page.addInitScript((chapterId) => {
    const entry = { titleId: 1, chapterId, chapterName: '#001', page: 4, pageCount: 5, isFinished: true, at: Date.now() };
    localStorage.setItem('readChapters', JSON.stringify([entry]));
  }, shelf.chapterId);
  await reader.open(`/comments/${shelf.chapterId}`);
  const middle = page.getByText('Reader 25', { exact: true });
  await middle.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(middle).toBeInViewport();
  await page.reload();
  await expect(middle).toBeInViewport();
  await expect(page.getByText('Reader 40', { exact: true })).not.toBeInViewport();
});
