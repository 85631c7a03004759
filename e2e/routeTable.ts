/** The route table of docs/specification.md §2: the map of the product, for every journey that visits all of it. */

import type { Page } from '@playwright/test';
import en from '../shell/src/locales/en.json' with { type: 'json' };
import { expect, type Reader, type Shelf, untilHydrated } from './reader';
import { mountedPage } from './remotePages';

export interface RouteRow {
  /** `:titleId`, `:chapterId` and `:publisherId` stand for IDs of the test content. */
  path: string;
  /** The target of a redirect, or the URL that the page gives itself. */
  leadsTo?: string;
  /** The remote that owns the page; undefined for a page of the shell. */
  remote?: string;
  /** The shell's own heading. */
  heading?: string;
  hasMainLayout: boolean;
  /** Its messages load only with its own document. */
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
  // Routes beyond the specification.
  { path: '/help', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/legal/privacy', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/legal/terms', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/legal/copyright', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/history', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/calendar', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/no/such/page', leadsTo: '/error', heading: en['shell.errors.notFoundTitle'], hasMainLayout: true },
];

/** The rows that are pages, without those that only redirect to another. */
export function screensOf(table: readonly RouteRow[]): RouteRow[] {
  return table.filter(({ path, leadsTo }) => !leadsTo || leadsTo.startsWith(`${path}?`));
}

/** The URL of a row with the IDs of this content. */
export function addressOf(path: string, { titleId, chapterId, publisherId }: Shelf): string {
  return path
    .replace(':titleId', String(titleId))
    .replace(':chapterId', String(chapterId))
    .replace(':publisherId', String(publisherId));
}

/** Goes to the page of a row from another page, with the router if it can open that page. */
export async function goOnTo(page: Page, reader: Reader, address: string, { isOwnDocument }: RouteRow): Promise<void> {
  if (!isOwnDocument) return reader.goOn(address);
  await page.goto(address);
  await untilHydrated(page);
}

/** Waits until the page of a row is there, with its data. */
export async function arriveAt(page: Page, { remote, heading }: RouteRow): Promise<void> {
  // The previous page stays until the next one is there.
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  if (remote) await expect(mountedPage(page, remote)).toBeAttached();
  if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // A page that the reader left while it was loading stays in that state until they come back.
  await expect(page.locator('[aria-busy="true"]:not([data-left] *)')).toHaveCount(0);
}

/** Whether the visible page belongs to the URL. A webview is a separate document. */
function isDrawn(): boolean {
  const { pathname } = location;
  if (pathname.startsWith('/webview/')) return true;
  // A layout that the reader left still contains the last page that it showed.
  const shown = document.querySelectorAll<HTMLElement>('[data-path]:not([data-left], [data-left] *)');
  return [...shown].some(({ dataset }) => dataset.path === pathname);
}
