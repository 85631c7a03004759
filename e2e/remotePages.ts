import type { Locator, Page } from '@playwright/test';
import type { Shelf } from './reader';

/** One page of each remote, and how to tell that it is there. */
export interface RemotePage {
  remote: string;
  folder: string;
  path: (shelf: Shelf) => string;
}

export const REMOTE_PAGES: readonly RemotePage[] = [
  { remote: 'mf_catalog', folder: 'mf-catalog', path: () => '/updates' },
  { remote: 'mf_viewer', folder: 'mf-viewer', path: ({ russianChapterId }) => `/viewer/${russianChapterId}` },
  { remote: 'mf_comments', folder: 'mf-comments', path: ({ russianChapterId }) => `/comments/${russianChapterId}` },
  { remote: 'mf_engagement', folder: 'mf-engagement', path: () => '/announcement' },
];

/** The frame of a remote once its page is in it. */
export function mountedPage(page: Page, remote: string): Locator {
  return page.locator(`[data-remote="${remote}"][data-status="ready"]:not([data-left] *)`);
}
