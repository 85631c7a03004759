/** The route table of docs/specification.md §2: the product's map, for every journey that visits all of it. */

import type { Page } from '@playwright/test';
import en from '../shell/src/locales/en.json' with { type: 'json' };
import { expect, type Reader, type Shelf, untilTakenOver } from './reader';
import { mountedPage } from './remotePages';

export interface RouteRow {
  /** `:titleId`, `:chapterId` and `:publisherId` stand for those of the shelf. */
  path: string;
  /** Where a redirect leads, or the address that the page gives itself. */
  leadsTo?: string;
  /** The remote that owns the page; without one the shell has it. */
  remote?: string;
  /** The shell's own heading. */
  heading?: string;
  hasMainLayout: boolean;
  /** Its words come with its own document only. */
  isOwnDocument?: boolean;
}

export const ROUTE_TABLE: readonly RouteRow[] = [
  { path: '/', leadsTo: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/main', leadsTo: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/favorited', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/featured', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list', leadsTo: '/manga_list/all', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list/all', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list/hot', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list/updated', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/titles/:titleId', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/comments/:chapterId', remote: 'mf_comments', hasMainLayout: true },
  { path: '/announcement', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/feedback', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/maintenance', heading: en['shell.errors.maintenanceTitle'], hasMainLayout: true },
  { path: '/blocking', heading: en['shell.errors.blockedTitle'], hasMainLayout: false },
  { path: '/about_us', heading: en['shell.aboutUs.title'], hasMainLayout: true, isOwnDocument: true },
  { path: '/search_result?keyword=harbor', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/publisher_news/:publisherId', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/viewer/:chapterId', leadsTo: '/viewer/:chapterId?p=1', remote: 'mf_viewer', hasMainLayout: false },
  { path: '/error', heading: en['shell.errors.notFoundTitle'], hasMainLayout: true },
  { path: '/webview/announcement/eng', remote: 'mf_engagement', hasMainLayout: false },
  { path: '/webview/faq/eng', remote: 'mf_engagement', hasMainLayout: false },
  { path: '/webview/questionnaire/eng/spring?os=ios', remote: 'mf_engagement', hasMainLayout: false },
  // Beyond the specification.
  { path: '/help', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/legal/privacy', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/legal/terms', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/legal/copyright', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/history', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/calendar', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/no/such/page', leadsTo: '/error', heading: en['shell.errors.notFoundTitle'], hasMainLayout: true },
];

/** Those that are pages, without those that only lead to another. */
export function screensOf(table: readonly RouteRow[]): RouteRow[] {
  return table.filter(({ path, leadsTo }) => !leadsTo || leadsTo.startsWith(`${path}?`));
}

/** The address of a row on this shelf. */
export function addressOf(path: string, { titleId, chapterId, publisherId }: Shelf): string {
  return path
    .replace(':titleId', String(titleId))
    .replace(':chapterId', String(chapterId))
    .replace(':publisherId', String(publisherId));
}

/** Goes on to the page of a row from another page, by the router where that leads there. */
export async function goOnTo(page: Page, reader: Reader, address: string, { isOwnDocument }: RouteRow): Promise<void> {
  if (!isOwnDocument) return reader.goOn(address);
  await page.goto(address);
  await untilTakenOver(page);
}

/** Waits until the page of a row is there, with its data. */
export async function arriveAt(page: Page, { remote, heading }: RouteRow): Promise<void> {
  // The page before stays until the next one is there.
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  if (remote) await expect(mountedPage(page, remote)).toBeAttached();
  if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // What was left while it waited for something waits until a reader comes back.
  await expect(page.locator('[aria-busy="true"]:not([data-left] *)')).toHaveCount(0);
}

/** Whether the page that is shown is the one of the address. A webview is a document of its own. */
function isDrawn(): boolean {
  const { pathname } = location;
  if (pathname.startsWith('/webview/')) return true;
  // A layout that was left has the page in it that it showed last.
  const shown = document.querySelectorAll<HTMLElement>('[data-path]:not([data-left], [data-left] *)');
  return [...shown].some(({ dataset }) => dataset.path === pathname);
}
