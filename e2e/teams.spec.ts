/** Two teams publish, try, and take back from folders of their own, while a reader goes on reading. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSite } from '@komawari/tooling/testing/site';
import type { Page } from '@playwright/test';
import { test as base, expect } from './reader';

const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'tooling/cli/komawari.mjs');

/** A team at its own machine: a folder with a build, and a token for one remote. */
interface Team {
  /** The version that the site has of this remote at first. */
  first: string;
  /** Makes the next build: the same files under another version, and perhaps with a style added. */
  build: (version: string, style?: string) => Promise<void>;
  /** Gives a command of the `komawari` program. */
  komawari: (...args: string[]) => Promise<Told>;
  leave: () => Promise<void>;
}

interface Told {
  code: number;
  text: string;
}

interface Teams {
  comments: Team;
  engagement: Team;
  operator: (...args: string[]) => Promise<Told>;
}

const test = base.extend<object, { teams: Teams; running: { url: string; data: string } }>({
  running: [
    // eslint-disable-next-line no-empty-pattern -- the way in which Playwright says that a fixture needs no other
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
      const operator = (...args: string[]) => run(ROOT, { KOMAWARI_SITE: url, KOMAWARI_DATA: data }, args);
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

/** The version of a remote that a freshly loaded page is made of. */
async function versionOn(page: Page, name: string): Promise<string> {
  const composition = await page.locator('#komawari-composition').textContent();
  const parsed = JSON.parse(composition ?? '') as { composition: { remotes: { name: string; version: string }[] } };
  return parsed.composition.remotes.find((remote) => remote.name === name)?.version ?? '(none)';
}

test('a reader who is reading keeps what was begun with; the next page has what was published, and a roll-back takes it back', async ({
  page,
  reader,
  shelf,
  teams: { comments },
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await reader.open(`/titles/${shelf.titleId}`);
  await comments.build('7.0.0');
  const published = await comments.komawari('publish', '--why', 'threads');
  expect(published.text).toContain('all 14 files are there already');
  expect(published.text).toMatch(/Live for everyone after \d\.\d s/);

  await reader.goOn(`/comments/${shelf.chapterId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded.some((path) => path.startsWith(`/remotes/mf-comments/${comments.first}/`))).toBe(true);
  expect(loaded.some((path) => path.startsWith('/remotes/mf-comments/7.0.0/'))).toBe(false);
  await page.reload();
  expect(await versionOn(page, 'mf_comments')).toBe('7.0.0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded.some((path) => path.startsWith('/remotes/mf-comments/7.0.0/'))).toBe(true);

  const begun = Date.now();
  expect(await comments.komawari('rollback', '--why', 'threads confuse readers')).toMatchObject({ code: 0 });
  await page.reload();
  expect(await versionOn(page, 'mf_comments')).toBe(comments.first);
  expect(Date.now() - begun).toBeLessThan(30_000);
});

test('two teams publish at once, and both are live', async ({ page, reader, teams: { comments, engagement } }) => {
  await Promise.all([comments.build('8.0.0'), engagement.build('8.0.0')]);
  const told = await Promise.all([comments.komawari('publish'), engagement.komawari('publish')]);
  expect(told.map(({ code }) => code)).toEqual([0, 0]);
  await reader.open('/help');
  expect([await versionOn(page, 'mf_comments'), await versionOn(page, 'mf_engagement')]).toEqual(['8.0.0', '8.0.0']);
});

test('what would blank the site is refused, and nobody sees it', async ({ page, reader, teams: { comments } }) => {
  await comments.build('9.0.0', 'body{display:none!important}');
  const { code, text } = await comments.komawari('publish');
  expect(code).toBe(1);
  expect(text).toMatch(
    /✗ styles: mf_comments 9\.0\.0, page-Comments\.\w+\.css: `body` is outside of the layer remote\.mf-comments/,
  );
  await reader.open('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOn(page, 'mf_comments')).toBe('8.0.0');
});

test('a team cannot touch what is another team’s', async ({ teams: { comments } }) => {
  const { code, text } = await comments.komawari('remove', 'mf_engagement', '--why', 'mine is better');
  expect(code).toBe(1);
  expect(text).toContain('is good for mf_comments alone, and this would change mf_engagement');
});

test('a canary is for the readers of its part, at every visit, until it is for everyone', async ({
  page,
  reader,
  site,
  teams: { engagement, operator },
}) => {
  await engagement.build('9.0.0');
  expect(await engagement.komawari('publish', '--canary', '50')).toMatchObject({ code: 0 });
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

/** The version of engagement that readers with these numbers get. */
function versionsFor(site: string, buckets: readonly number[]): Promise<(string | undefined)[]> {
  return Promise.all(
    buckets.map(async (bucket) => {
      const answer = await fetch(`${site}/help`, { headers: { Cookie: `bucket=${bucket}` } });
      return /\/remotes\/mf-engagement\/([\w.-]+)\//.exec(await answer.text())?.[1];
    }),
  );
}

async function aTeam(folder: string, site: string, operator: Teams['operator']): Promise<Team> {
  const name = folder.replace('-', '_');
  const made = await operator('token', 'create', '--remote', name, '--label', `team of ${name}`);
  const token = /^kmw_\S+$/m.exec(made.text)?.[0] ?? '';
  const home = await mkdtemp(join(tmpdir(), `komawari-team-`));
  // The build says so of itself.
  const { version: first } = JSON.parse(await readFile(join(ROOT, folder, 'dist/current.json'), 'utf8')) as { version: string };
  return {
    first,
    async build(version, style) {
      const dist = join(home, 'dist', version);
      await cp(join(ROOT, folder, 'dist', first), dist, { recursive: true });
      await rewriteRelease(dist, version, style);
      await writeFile(join(home, 'dist/current.json'), JSON.stringify({ version }));
    },
    komawari: (...args) => run(home, { KOMAWARI_SITE: site, KOMAWARI_TOKEN: token }, args),
    leave: () => rm(home, { recursive: true }),
  };
}

/** Gives a build another version; with a style, that is added to its first stylesheet. */
async function rewriteRelease(dist: string, version: string, style = ''): Promise<void> {
  const file = join(dist, 'release.json');
  // The build wrote it.
  const release = JSON.parse(await readFile(file, 'utf8')) as { version: string; integrity: Record<string, string> };
  release.version = version;
  const [sheet] = Object.keys(release.integrity).filter((name) => name.startsWith('page-') && name.endsWith('.css'));
  if (style && sheet) {
    const css = (await readFile(join(dist, sheet), 'utf8')) + style;
    await writeFile(join(dist, sheet), css);
    await rm(join(dist, `${sheet}.br`));
    release.integrity[sheet] = `sha384-${createHash('sha384').update(css).digest('base64')}`;
  }
  await writeFile(file, JSON.stringify(release));
}

function run(cwd: string, environment: Record<string, string>, args: string[]): Promise<Told> {
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, text: stdout + stderr }),
    );
  });
}
