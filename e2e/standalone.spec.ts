/** The remotes through which readers communicate, each alone: every page in every state that the frame's index offers. */
import type { Locator, Page } from '@playwright/test';
import comments from '../mf-comments/src/locales/en.json' with { type: 'json' };
import en from '../mf-engagement/src/locales/en.json' with { type: 'json' };
import { ERROR_TEXTS } from '../server/src/wire/errors/errorTexts';
import { expect, test } from './reader';
import { serveStandalone } from './serveStandalone';

/** One of each kind. Unit tests cover that the others show in the same way. */
const LOADING_FAULTS = ['empty', 'alreadyAnswered', 'loading', 'offline', 'http500', 'error', 'maintenance', 'blocked'];
const SENDING_FAULTS = ['loading', 'offline', 'error'];

/** So that no page of the index is skipped without notice. */
const STATE_COUNTS: Readonly<Record<string, number>> = { 'mf-comments': 10, 'mf-engagement': 59 };

/** The server's own message in English, by the fault that causes it. */
const SAID: Readonly<Record<string, string>> = {
  error: ERROR_TEXTS.internal.en.subject,
  maintenance: ERROR_TEXTS.maintenance.en.subject,
  blocked: ERROR_TEXTS.regionBlocked.en.subject,
  unauthorized: ERROR_TEXTS.sessionMissing.en.subject,
};

/** The URLs where the shell would take over. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  error: '/error',
  maintenance: '/maintenance',
  blocked: '/blocking',
  unauthorized: '/error',
};

/** The message that a page shows instead of its content. */
function faultText(fault: string, words: { offline: string; broken: string }): string {
  return fault === 'offline' ? words.offline : words.broken;
}

const WORDS = { offline: en['engagement.loadError.offlineTitle'], broken: en['engagement.loadError.title'] };
const COMMENT_WORDS = { offline: comments['comments.loadError.offlineTitle'], broken: comments['comments.loadError.title'] };

const EMPTY: readonly [path: string, title: string][] = [
  ['/comments/', comments['comments.emptyTitle']],
  ['/webview/faq/', en['engagement.faq.emptyTitle']],
  ['/help', en['engagement.faq.emptyTitle']],
  ['/', en['engagement.announcement.emptyTitle']],
];

/** What the page shows after this fault in a call that loads it. */
function loadedState(page: Page, path: string, fault: string): Locator {
  const main = page.getByRole('main');
  if (fault === 'empty') return main.getByRole('heading', { name: EMPTY.find(([beginning]) => path.startsWith(beginning))![1] });
  if (fault === 'alreadyAnswered') return main.getByRole('heading', { name: en['engagement.survey.answeredTitle'] });
  if (path.startsWith('/webview/questionnaire/')) {
    if (fault === 'loading') return main.locator('[aria-busy="true"]');
    return main.getByRole('alert').filter({ hasText: SAID[fault] ?? faultText(fault, WORDS) });
  }
  if (path.startsWith('/webview/') && SAID[fault]) return main.getByRole('heading', { name: SAID[fault] });
  if (ELSEWHERE[fault]) return main.getByText(`${ELSEWHERE[fault]} belongs to another part of the site.`);
  if (path.startsWith('/comments/')) {
    // The comments stay collapsed while they load.
    return main.getByRole('heading', {
      name: fault === 'loading' ? comments['comments.spoilerCover.title'] : faultText(fault, COMMENT_WORDS),
    });
  }
  return fault === 'loading' ? main.locator('[aria-busy="true"]') : main.getByRole('heading', { name: faultText(fault, WORDS) });
}

/** Brings the page to the point where it sends something, and returns its message after this fault. */
async function sentState(page: Page, path: string, fault: string): Promise<Locator> {
  if (path.startsWith('/comments/')) {
    await page.getByRole('button', { name: comments['comments.spoilerCover.open'] }).click();
    await page
      .getByRole('button', { name: /^Like this comment/ })
      .first()
      .click();
    const liked = page.getByRole('button', { name: /^Like this comment/, pressed: true }).first();
    return fault === 'loading' ? liked : page.getByText(comments['comments.like.failed']).first();
  }
  if (path.startsWith('/feedback')) {
    await page.getByRole('textbox').fill('The last page of chapter 3 is upside down.');
    const send = page.getByRole('button', { name: en['engagement.feedback.send'] });
    await send.click();
    return fault === 'loading'
      ? send.and(page.locator('[aria-busy="true"]'))
      : page.getByRole('alert').filter({ hasText: en['engagement.feedback.failed'] });
  }
  await expect(page.getByRole('radio').first()).toBeAttached();
  await page.locator('main ol > li').evaluateAll(chooseFirst);
  const submit = page.getByRole('button', { name: en['engagement.survey.submit'] });
  await submit.click();
  if (fault === 'loading') return submit.and(page.locator('[aria-busy="true"]'));
  return page.getByRole('alert').filter({ hasText: SAID[fault] ?? faultText(fault, WORDS) });
}

function chooseFirst(questions: Element[]): void {
  for (const question of questions) question.querySelector<HTMLInputElement>('input')!.click();
}

for (const folder of ['mf-comments', 'mf-engagement']) {
  test(`${folder} runs standalone and shows each page in each state`, async ({ page, site, reader, shelf }) => {
    // Many page loads, and a build if there is none in the cache.
    test.slow();
    const standalone = await serveStandalone(folder, site);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    await reader.arrive(standalone.url);
    await expect(page.getByRole('heading', { name: 'Pages and states' })).toBeVisible();
    const links = await page.getByRole('main').getByRole('listitem').getByRole('link').evaluateAll(hrefsOf);
    const seen = new Set<string>();
    for (const link of links) {
      // Uses a chapter with comments, whichever one the frame has found.
      const address = link.replace(/^\/comments\/\d+/, `/comments/${shelf.chapterId}`);
      const { pathname, searchParams } = new URL(address, site);
      const fault = searchParams.get('fault')!;
      const isSending = searchParams.has('sending');
      const state = `${pathname} ${isSending ? 'sending ' : ''}${fault}`;
      if (seen.has(state) || !(isSending ? SENDING_FAULTS : LOADING_FAULTS).includes(fault)) continue;
      seen.add(state);
      await page.goto(`${standalone.url}${address}`, { waitUntil: 'commit' });
      await expect(isSending ? await sentState(page, pathname, fault) : loadedState(page, pathname, fault), state).toBeVisible();
    }
    expect(seen.size).toBe(STATE_COUNTS[folder]);
    expect(problems).toEqual([]);
    // The last state appears before all requests of its page end, and these must not lose the server.
    await page.close();
    standalone.stop();
  });
}

function hrefsOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href')!);
}
