/** A remote that is gone does not take the site with it: each remote, each fault, at the start and in mid-visit. */
import type { Page, Route } from '@playwright/test';
import ru from '../shell/src/locales/ru.json' with { type: 'json' };
import { expect, test } from './reader';
import { mountedPage, REMOTE_PAGES, type RemotePage } from './remotePages';

// What is missing and what is garbage is told by the browser, and by the shell that reports it.
test.use({ mayPrint: /./ });

interface Fault {
  name: string;
  /** Which of the remote's files are hit. */
  files: RegExp;
  answer: (route: Route) => Promise<void>;
}

const script = { status: 200, contentType: 'text/javascript; charset=utf-8' };

/** Where nothing is ever answered, the page's own deadlines have to end the waiting. */
async function neverAnswer(): Promise<void> {}

const FAULTS: readonly Fault[] = [
  { name: 'is missing', files: /./, answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  { name: 'hangs', files: /remoteEntry/, answer: neverAnswer },
  { name: 'is garbage', files: /\.js$/, answer: (route) => route.fulfill({ ...script, body: '<!doctype html><h1>502' }) },
  { name: 'has a page that answers 500', files: /\/page-.*\.js$/, answer: (route) => route.fulfill({ status: 500 }) },
  { name: 'has a page that hangs', files: /\/page-.*\.js$/, answer: neverAnswer },
  { name: 'has styles that fail', files: /\.css$/, answer: (route) => route.abort('connectionreset') },
  { name: 'has styles that hang', files: /\.css$/, answer: neverAnswer },
];

/** Breaks the files of one remote until it is mended. */
async function breakRemote(page: Page, { folder }: RemotePage, { files, answer }: Fault): Promise<() => void> {
  let isBroken = true;
  await page.route(
    (url) => isBroken && url.pathname.includes(`/remotes/${folder}/`) && files.test(url.pathname),
    (route) => answer(route),
  );
  return () => {
    isBroken = false;
  };
}

for (const subject of REMOTE_PAGES) {
  const neighbor = REMOTE_PAGES.find(
    ({ remote }) => remote !== subject.remote && ['mf_catalog', 'mf_engagement'].includes(remote),
  )!;

  for (const fault of FAULTS) {
    test(`${subject.folder} ${fault.name} at the start`, async ({ page, reader, shelf }) => {
      await page.clock.install();
      const restore = await breakRemote(page, subject, fault);
      await reader.open(subject.path(shelf), 'ru');
      await expectFailureInRussian(page);
      await retryAndExpect(page, subject, restore);
    });

    test(`${subject.folder} ${fault.name} in the middle of a visit`, async ({ page, reader, shelf }) => {
      await page.clock.install();
      await reader.open(neighbor.path(shelf), 'ru');
      await expect(mountedPage(page, neighbor.remote)).toBeAttached();
      const restore = await breakRemote(page, subject, fault);
      await reader.goOn(subject.path(shelf));
      await expectFailureInRussian(page);
      // The rest of the site works meanwhile.
      await reader.goOn(neighbor.path(shelf));
      await expect(mountedPage(page, neighbor.remote)).toBeAttached();
      await reader.goOn(subject.path(shelf));
      await expectFailureInRussian(page);
      await retryAndExpect(page, subject, restore);
    });
  }
}

/** The page gives up on what hangs after its own deadlines; its clock goes ahead, so that nobody waits for them. */
async function expectFailureInRussian(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('alert').getByText(ru['shell.layout.failedTitle'])).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The retry brings the page, in the document that was loaded at the start. */
async function retryAndExpect(page: Page, { remote }: RemotePage, restore: () => void): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  restore();
  await page.getByRole('alert').getByRole('button', { name: ru['shell.layout.retry'] }).click();
  await expect(mountedPage(page, remote)).toBeAttached();
  const content = mountedPage(page, remote);
  await expect(content.getByRole('heading', { level: 1 }).or(content.getByRole('img')).first()).toBeAttached();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}
