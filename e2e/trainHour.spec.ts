/**
 * A train without a network: an hour in the middle of a chapter, with a new version meanwhile; and a version that does not start.
 */
import { startTestSite } from '@komawari/tooling/testing/site';
import { aTeam, operatorOf, PUBLISH, type Team, versionOn } from './aTeam';
import { test as base, expect } from './reader';
import { untilKept } from './untilKept';

const test = base.extend<object, { running: { url: string; data: string }; comments: Team; shell: Team }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
    async ({}, use) => {
      const { url, data, stop } = await startTestSite({ hasPages: true });
      await use({ url, data });
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [async ({ running }, use) => use(running.url), { scope: 'worker' }],
  comments: [async ({ running }, use) => withTeam('mf-comments', running, use), { scope: 'worker' }],
  shell: [async ({ running }, use) => withTeam('shell', running, use), { scope: 'worker' }],
});

async function withTeam(folder: string, { url, data }: { url: string; data: string }, use: (team: Team) => Promise<void>) {
  const team = await aTeam(folder, url, operatorOf(url, data));
  await use(team);
  await team.leave();
}

test.describe.configure({ mode: 'serial' });

test.use({
  serviceWorkers: 'allow',
  mayPrint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|language detection|broken shell/,
});

test('an hour offline in the middle of a chapter loses nothing, and the new version waits for the reader', async ({
  page,
  context,
  reader,
  shelf,
  comments,
}) => {
  const chapter = `/viewer/${shelf.chapterId}`;
  // Its picture, and not the number that replaces it.
  const shown = (number: number) => page.getByAltText(`Page ${number} of 5`);
  const likes: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'PUT' && request.serviceWorker()) likes.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await reader.open(`/comments/${shelf.chapterId}`);
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
  await page.goto(chapter);
  await expect(shown(1)).toBeInViewport();
  await expect(shown(3)).toBeAttached();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

  await context.setOffline(true);

  await test.step('offline: the reader reads on and likes a comment', async () => {
    await expect(() => shown(3).scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
    await expect(page.getByText('Page 3 of 5')).toBeAttached();
    await page.clock.fastForward('01:00:00');
    await reader.goOn(`/comments/${shelf.chapterId}`);
    await page.getByRole('button', { name: 'Open the comments' }).click();
    await page.getByRole('button', { name: 'Like this comment. 14 likes' }).click();
    await expect(page.getByRole('button', { name: /15 likes/ })).toBeVisible();
    expect(likes).toEqual([]);
  });

  await comments.build('7.0.0');
  expect(await comments.komawari(...PUBLISH, '--why', 'threads')).toMatchObject({ code: 0 });

  await test.step('back online: the like is sent, the new version is announced, and the tab keeps its version', async () => {
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => likes).toEqual(['/api/comment_like']);
    await page.clock.fastForward('00:16:00');
    await expect(page.getByText('There is a new version of this site')).toBeVisible();
    await reader.goOn('/announcement');
    await expect(page.getByRole('heading', { level: 1, name: 'News and Events' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(await versionOn(page, 'mf_comments')).toBe(comments.first);
  });

  await test.step('after the update: the new version opens the chapter at the same page', async () => {
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => versionOn(page, 'mf_comments')).toBe('7.0.0');
    await page.goto(chapter);
    await expect(shown(3)).toBeInViewport();
    expect(likes).toHaveLength(1);
  });
});

test('a version that failed to start twice is replaced by the previous one', async ({ page, reader, shell }) => {
  await reader.open('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilKept(page);
  await shell.build('9.0.0', { js: 'throw new Error("broken shell");' });
  expect(await shell.komawari(...PUBLISH, '--why', 'a mistake')).toMatchObject({ code: 0 });
  for (const attempt of [1, 2]) {
    const [error] = await Promise.all([page.waitForEvent('pageerror'), page.goto('/help')]);
    expect(error.message, `attempt ${attempt}`).toContain('broken shell');
  }
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
