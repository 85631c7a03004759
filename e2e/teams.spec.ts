/** Two teams publish, test and roll back from their own folders, while a reader continues to read. */
import type { HealthReport } from '@komawari/shared-state/contract';
import { startTestSite } from '@komawari/tooling/testing/site';
import type { Browser } from '@playwright/test';
import { aTeam, type Operator, operatorOf, PUBLISH, type Team, versionOn } from './aTeam';
import { test as base, expect, untilHydrated } from './reader';
import { mountedPage } from './remotePages';

interface Teams {
  comments: Team;
  engagement: Team;
  operator: Operator;
}

const test = base.extend<object, { teams: Teams; running: { url: string; data: string } }>({
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
  teams: [
    async ({ running: { url, data } }, use) => {
      const operator = operatorOf(url, data);
      const comments = await aTeam('mf-comments', url, operator);
      const engagement = await aTeam('mf-engagement', url, operator);
      await use({ comments, engagement, operator });
      await comments.leave();
      await engagement.leave();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

test('an open page keeps its release; a reload gets the published one, and a rollback restores the first', async ({
  page,
  reader,
  shelf,
  teams: { comments },
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await reader.open(`/titles/${shelf.titleId}`);
  await comments.build('7.0.0');
  const published = await comments.komawari(...PUBLISH, '--why', 'threads');
  expect(published.text).toMatch(/all \d+ files are there already/);
  expect(published.text).toMatch(/Live for everyone after \d\.\d s/);

  await reader.goOn(`/comments/${shelf.chapterId}`);
  await expect(mountedPage(page, 'mf_comments')).toBeAttached();
  expect(loaded.some((path) => path.startsWith(`/remotes/mf-comments/${comments.first}/`))).toBe(true);
  expect(loaded.some((path) => path.startsWith('/remotes/mf-comments/7.0.0/'))).toBe(false);
  await page.reload();
  expect(await versionOn(page, 'mf_comments')).toBe('7.0.0');
  await untilHydrated(page);
  expect(loaded.some((path) => path.startsWith('/remotes/mf-comments/7.0.0/'))).toBe(true);

  expect(await comments.komawari('rollback', '--why', 'threads confuse readers')).toMatchObject({ code: 0 });
  await page.reload();
  expect(await versionOn(page, 'mf_comments')).toBe(comments.first);
});

test('frontend-discovery.json lists each remote with its module federation manifest', async ({ site }) => {
  const discovery = (await (await fetch(`${site}/frontend-discovery.json`)).json()) as Discovery;
  const { shell, ...remotes } = discovery.microFrontends;
  expect(shell).toHaveLength(1);
  expect(Object.keys(remotes).sort()).toEqual(['mf_catalog', 'mf_comments', 'mf_engagement', 'mf_viewer']);
  for (const [name, [version]] of Object.entries(remotes)) {
    const manifest: unknown = await (await fetch(site + version!.extras.manifest)).json();
    const entry = { name: version!.url.split('/').at(-1), path: '', type: 'global' };
    expect(manifest).toMatchObject({
      id: name,
      metaData: { remoteEntry: entry, globalName: name },
      exposes: [{ path: './remote' }],
    });
    expect((await fetch(site + version!.url)).status).toBe(200);
  }
});

/** What other tools read from the site (server/src/site/discovery.ts). */
interface Discovery {
  microFrontends: Record<string, { url: string; extras: { manifest: string } }[]>;
}

test('two teams publish at once, and both are live', async ({ page, reader, teams: { comments, engagement } }) => {
  await Promise.all([comments.build('8.0.0'), engagement.build('8.0.0')]);
  const told = await Promise.all([comments.komawari(...PUBLISH), engagement.komawari(...PUBLISH)]);
  expect(told.map(({ code }) => code)).toEqual([0, 0]);
  await reader.open('/help');
  expect([await versionOn(page, 'mf_comments'), await versionOn(page, 'mf_engagement')]).toEqual(['8.0.0', '8.0.0']);
});

test('a release with styles outside its layer is refused and never goes live', async ({ page, reader, teams: { comments } }) => {
  await comments.build('9.0.0', { css: 'body{display:none!important}' });
  const { code, text } = await comments.komawari(...PUBLISH);
  expect(code).toBe(1);
  expect(text).toMatch(
    /✗ styles: mf_comments 9\.0\.0, page-Comments\.\w+\.css: `body` is outside of the layer remote\.mf-comments/,
  );
  await reader.open('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOn(page, 'mf_comments')).toBe('8.0.0');
});

test('a team cannot remove the remote of another team', async ({ teams: { comments } }) => {
  const { code, text } = await comments.komawari('remove', 'mf_engagement', '--why', 'mine is better');
  expect(code).toBe(1);
  expect(text).toContain('covers only mf_comments, and this would change mf_engagement');
});

test('a canary is served to the same share of readers at every visit until it is promoted to everyone', async ({
  page,
  reader,
  site,
  teams: { engagement, operator },
}) => {
  await engagement.build('9.0.0');
  expect(await engagement.komawari(...PUBLISH, '--canary', '50')).toMatchObject({ code: 0 });
  const buckets = Array.from({ length: 40 }, (_, at) => at * 250);
  const half = await versionsFor(site, buckets);
  expect(new Set(half)).toEqual(new Set(['8.0.0', '9.0.0']));
  expect(await versionsFor(site, buckets)).toEqual(half);

  await reader.open('/help');
  const own = await versionOn(page, 'mf_engagement');
  await page.reload();
  expect(await versionOn(page, 'mf_engagement')).toBe(own);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(await engagement.komawari('promote', '--why', 'nobody complains')).toMatchObject({ code: 0 });
  expect(new Set(await versionsFor(site, buckets))).toEqual(new Set(['9.0.0']));
  const { text } = await operator('deployments');
  expect(text).toMatch(/promote: mf_engagement 9\.0\.0 .*\n +team of mf_engagement \(\w+\): nobody complains/);
});

test.describe('a canary that breaks', () => {
  // The server's own build of the page works, and the error message replaces what it rendered.
  test.use({ mayPrint: /failed \(load\)|broken build|ChunkLoadError|Loading chunk|What the server rendered was drawn anew/ });

  /** What the server renders of the page, if its bundle is not the browser's. */
  const RENDERS_OTHERWISE = `
    const { remote } = module.exports;
    const Component = () => require('react').createElement('p', null, 'Another page');
    module.exports = { remote: { ...remote, pages: { Comments: async () => ({ Component }) } } };`;

  for (const [what, version, error, added, why] of [
    ['in browsers', '10.0.0', 'load', { js: 'throw new Error("broken build");' }, 'did not load'],
    ['on the server', '10.0.1', 'hydrate', { serverEnd: RENDERS_OTHERWISE }, 'did not match what the server had rendered'],
  ] as const) {
    test(`${what} is rolled back automatically, and the record names the team`, async ({
      browser,
      site,
      shelf,
      teams: { comments, operator },
    }) => {
      await comments.build(version, added);
      expect(await comments.komawari(...PUBLISH, '--canary', '50', '--why', 'threads again')).toMatchObject({ code: 0 });
      const path = `/comments/${shelf.chapterId}`;
      const chosen = await bucketsOf(`${site}${path}`, `/remotes/mf-comments/${version}/`);
      for (const [bucket, errors] of [
        [chosen.canary, [error]],
        [chosen.base, []],
      ] as const) {
        const report = await reportOf(browser, `${site}${path}`, bucket);
        expect(report.parts).toContainEqual(expect.objectContaining({ name: 'mf_comments', isNew: true, errors }));
        expect(report.parts).toContainEqual(expect.objectContaining({ name: 'shell', errors: [] }));
        // The browsers of other readers report the same.
        const body = JSON.stringify(report);
        for (let reader = 0; reader < 30; reader += 1) await fetch(`${site}/-/health`, { method: 'POST', body });
      }
      const verdict = `rollback: mf_comments 8\\.0\\.0 .*\\n +the site itself \\(health\\): .* mf_comments ${version} ${why} in 31 of 31`;
      await expect.poll(async () => (await operator('deployments')).text, { timeout: 60_000 }).toMatch(new RegExp(verdict));
      expect((await operator('deployments')).text).toMatch(/To look at it: team of mf_comments \(\w+\)\./);
    });
  }
});

test.describe('a rollback', () => {
  test.use({
    mayPrint: /failed \(load\)|broken build|ChunkLoadError|Loading chunk|What the server rendered was drawn anew|was preloaded/,
  });

  test('reaches readers on the error page of the broken release when they try again', async ({
    page,
    reader,
    shelf,
    teams: { comments },
  }) => {
    await comments.build('10.1.0', { js: 'throw new Error("broken build");' });
    expect(await comments.komawari(...PUBLISH, '--why', 'threads once more')).toMatchObject({ code: 0 });
    await reader.arrive(`/comments/${shelf.chapterId}`);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(await comments.komawari('rollback', '--why', 'they are broken')).toMatchObject({ code: 0 });
    await retry.click();
    await expect(mountedPage(page, 'mf_comments')).toBeAttached();
    expect(await versionOn(page, 'mf_comments')).toBe('8.0.0');
  });

  test('comes by itself to those who do not press', async ({ page, reader, shelf, teams: { comments } }) => {
    await comments.build('10.2.0', { js: 'throw new Error("broken build");' });
    expect(await comments.komawari(...PUBLISH, '--why', 'threads a last time')).toMatchObject({ code: 0 });
    await reader.arrive(`/comments/${shelf.chapterId}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await comments.komawari('rollback', '--why', 'they are still broken')).toMatchObject({ code: 0 });
    await expect(mountedPage(page, 'mf_comments')).toBeAttached({ timeout: 60_000 });
    expect(await versionOn(page, 'mf_comments')).toBe('8.0.0');
  });
});

test('publish refuses a release whose page throws in a browser and reports the URL and the language', async ({
  teams: { comments },
}) => {
  await comments.build('12.0.0', { js: 'throw new Error("planted");' });
  const { code, text } = await comments.komawari('publish', '--why', 'nobody looked at it');
  expect(text).toMatch(/2 pages opened in a browser, 2 with a problem/);
  expect(text).toMatch(/smoke: mf_comments 12\.0\.0: \/comments\/\d+ in th, in the live site: .*planted/);
  expect(code).toBe(1);
  expect((await comments.komawari('deployments')).text).not.toContain('mf_comments 12.0.0');
});

test('publish names the pages that the server could not render, and why', async ({ teams: { comments } }) => {
  await comments.build('12.1.0', { server: 'throw new Error("planted in the bundle of the server");' });
  const { code, text } = await comments.komawari('publish', '--dry-run', '--why', 'nobody looked at it');
  expect(text).toMatch(/2 pages opened in a browser, 0 with a problem/);
  expect(text).toMatch(
    /not rendered on the server: mf_comments 12\.1\.0: \/comments\/\d+ in en and 1 more\n +Error: planted in the bundle of the server\n/,
  );
  expect(code).toBe(0);
});

test('a preview link shows a release that is not live, with a badge, an inspector and a link to leave', async ({
  page,
  reader,
  shelf,
  teams: { comments },
}) => {
  await comments.build('11.0.0');
  const { text } = await comments.komawari('publish', '--preview', '--why', 'for QA');
  const link = new URL(/^http\S+\/-\/preview\/\S+$/m.exec(text)?.[0] ?? '');
  const path = `/comments/${shelf.chapterId}`;
  await reader.open(`${link.pathname}?to=${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOn(page, 'mf_comments')).toBe('11.0.0');
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText('Preview: mf_comments 11.0.0');

  await badge.getByRole('button', { name: 'Inspect' }).click();
  const inspector = page.getByRole('dialog', { name: 'What this page is made of' });
  await expect(inspector).toContainText(/mf_comments 11\.0\.0 · shown/);
  await expect(inspector).toContainText(/react \d+\.\d+\.\d+ \(shell\)/);
  await expect(inspector).not.toContainText('more than one');
  await page.keyboard.press('Escape');
  await expect(inspector).toBeHidden();

  await badge.getByRole('link', { name: 'Leave the preview' }).click();
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOn(page, 'mf_comments')).toBe('8.0.0');
  await expect(badge).toBeHidden();
});

/** The report that the browser of a reader with this bucket number sends about a page. */
async function reportOf(browser: Browser, url: string, bucket: number): Promise<HealthReport> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'bucket', value: String(bucket), url }]);
  const page = await context.newPage();
  const isTold = page.waitForRequest((request) => new URL(request.url()).pathname === '/-/health');
  await page.goto(url, { waitUntil: 'commit' });
  const told = await isTold;
  expect(await told.allHeaders()).not.toHaveProperty('cookie');
  const report = JSON.parse(told.postData() ?? '') as HealthReport; // which the server checks
  await context.close();
  return report;
}

/** The bucket number of a reader whose page contains a file of the canary, and of one whose page does not. */
async function bucketsOf(url: string, mark: string): Promise<{ canary: number; base: number }> {
  const found: { canary?: number; base?: number } = {};
  for (let bucket = 0; found.canary === undefined || found.base === undefined; bucket += 1) {
    const answer = await fetch(url, { headers: { Cookie: `bucket=${bucket}` } });
    found[(await answer.text()).includes(mark) ? 'canary' : 'base'] ??= bucket;
  }
  return { canary: found.canary, base: found.base };
}

/** The version of engagement that readers with these bucket numbers get. */
function versionsFor(site: string, buckets: readonly number[]): Promise<(string | undefined)[]> {
  return Promise.all(
    buckets.map(async (bucket) => {
      const answer = await fetch(`${site}/help`, { headers: { Cookie: `bucket=${bucket}` } });
      return /\/remotes\/mf-engagement\/([\w.-]+)\//.exec(await answer.text())?.[1];
    }),
  );
}
