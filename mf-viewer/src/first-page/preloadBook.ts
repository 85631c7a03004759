import type { CompositionOutline } from '@komawari/shared-state/contract';

/** The files of the stage of books (`PagedStagePart`), as the build names them. */
const BOOK_FILES = /^book\.\w+\.(js|css)$/;

/**
 * Has the stage of a book come with the other scripts of the page, and not after them: that this reader reads a book is known
 * to this browser alone. The composition that the page begins with says where it is.
 */
export function preloadBook(page: Document): void {
  const text = page.getElementById('komawari-composition')?.textContent;
  // Written by the server.
  const { remotes } = text ? (JSON.parse(text) as { composition: CompositionOutline }).composition : { remotes: [] };
  // Of remotes that the page does not show there are no files.
  for (const { name, baseUrl, integrity } of remotes) {
    if (name !== 'mf_viewer') continue;
    for (const [file, hash] of Object.entries(integrity)) {
      if (BOOK_FILES.test(file)) preload(page, baseUrl + file, hash);
    }
  }
}

/** The hash and the origin's rule have to be those of the loader, or the browser fetches a file twice. */
function preload(page: Document, href: string, integrity: string): void {
  const link = page.createElement('link');
  Object.assign(link, { rel: 'preload', as: href.endsWith('.js') ? 'script' : 'style', fetchPriority: 'low', integrity, href });
  if (/^https?:/.test(href)) link.crossOrigin = 'anonymous';
  // Scripts wait there until the page is seen (docs/decisions/0139-a-page-is-seen-before-its-scripts.md).
  const scripts = page.querySelector<HTMLTemplateElement>('template[data-scripts]');
  (scripts?.content ?? page.head).append(link);
}
