import type { CompositionOutline } from '@komawari/shared-state/contract';

/** The files of the paged stage (`PagedStagePart`), by the names that the build gives them. */
const BOOK_FILES = /^book\.\w+\.(js|css)$/;

/**
 * Loads the files of the paged stage together with the other scripts of the page, not after them. Only this browser knows that
 * the reader uses the paged stage. The composition at the start of the page has the URLs of the files.
 */
export function preloadPagedStage(page: Document): void {
  const text = page.getElementById('komawari-composition')?.textContent;
  // The server wrote this JSON.
  const { remotes } = text ? (JSON.parse(text) as { composition: CompositionOutline }).composition : { remotes: [] };
  // The composition lists no files for remotes that the page does not show.
  for (const { name, baseUrl, integrity } of remotes) {
    if (name !== 'mf_viewer') continue;
    for (const [file, hash] of Object.entries(integrity)) {
      if (BOOK_FILES.test(file)) preload(page, baseUrl + file, hash);
    }
  }
}

/** The integrity hash and the `crossOrigin` value must match those of the loader, or the browser fetches the file twice. */
function preload(page: Document, href: string, integrity: string): void {
  const link = page.createElement('link');
  Object.assign(link, { rel: 'preload', as: href.endsWith('.js') ? 'script' : 'style', fetchPriority: 'low', integrity, href });
  if (/^https?:/.test(href)) link.crossOrigin = 'anonymous';
  // Scripts wait in this template until the page is visible (docs/decisions/0139-a-page-is-seen-before-its-scripts.md).
  const scripts = page.querySelector<HTMLTemplateElement>('template[data-scripts]');
  (scripts?.content ?? page.head).append(link);
}
