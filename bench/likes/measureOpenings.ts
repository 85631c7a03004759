import { paths } from '@komawari/shared-domain';
import type { Browser } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { percentile } from '../report/percentile';
import { call, readerSession } from '../site/call';

const ASKED = 100;
const OPENED = 7;

export interface Opening {
  /** Median time of the call for the first fifty comments, in both orders, in milliseconds. */
  call: number;
  /** Median time of the page, from its URL to its first comment, in milliseconds. */
  page: number;
}

/** Milliseconds of every call and page. */
interface ChapterTimes {
  id: number;
  calls: number[];
  pages: number[];
}

/** Opens the chapters in turn, so that other load on the machine affects all of them alike. */
export async function measureOpenings(browser: Browser, siteUrl: string, chapterIds: readonly number[]): Promise<Opening[]> {
  const chapters = chapterIds.map((id): ChapterTimes => ({ id, calls: [], pages: [] }));
  for (let round = 0; round < ASKED; round += 1) {
    for (const { id, calls } of chapters) calls.push(await callTime(siteUrl, id, round));
  }
  for (let round = 0; round < OPENED; round += 1) {
    for (const { id, pages } of chapters) pages.push(await pageTime(browser, siteUrl, id));
  }
  return chapters.map(({ calls, pages }) => ({ call: percentile(calls, 0.5), page: percentile(pages, 0.5) }));
}

async function callTime(siteUrl: string, chapterId: number, round: number): Promise<number> {
  const began = performance.now();
  await call(
    'GET',
    `${siteUrl}/api/comment?chapter_id=${chapterId}&order=${round % 2 ? 'top' : 'newest'}&limit=50`,
    readerSession(round),
  );
  return performance.now() - began;
}

/** Opens the comments as a reader who has not finished the chapter: they are collapsed, and the reader expands them at once. */
async function pageTime(browser: Browser, siteUrl: string, chapterId: number): Promise<number> {
  const began = performance.now();
  const { page, close } = await openPage(browser, siteUrl + paths.comments(chapterId));
  await page.getByRole('button', { name: 'Open the comments' }).click();
  await page.waitForSelector('[role="listitem"][aria-posinset="1"]');
  const time = performance.now() - began;
  await close();
  return time;
}
