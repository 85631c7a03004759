import { SESSION_HEADER } from '@komawari/shared-domain';
import { getSessionId } from '@komawari/shared-state';
import { requestKind } from '../service-worker/requests';

/** Initiator types of pictures that are shown as they are. */
const DRAWING = new Set(['img', 'css']);

/**
 * A visitor's first page loads before its service worker, which has therefore seen none of its requests. So they are made once
 * more, and this page also opens without a network. Pictures come from the browser's cache, and answers that have not changed are
 * not sent again. Leaves out the pictures of comic pages, which a script fetches and decrypts.
 */
export function warmOfflineCache(
  document: Pick<Document, 'createElement' | 'images'>,
  performance: Pick<Performance, 'getEntriesByType'>,
): void {
  // Entries of this type have this class. TypeScript's library does not say so.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // A preload entry does not say what it is for. So only preloaded pictures that the document shows count as pictures.
  const drawn = new Set(Array.from(document.images, ({ currentSrc }) => currentSrc));
  for (const { name, initiatorType } of entries) if (DRAWING.has(initiatorType)) drawn.add(name);
  for (const url of new Set(entries.map(({ name }) => name))) {
    const destination = drawn.has(url) ? 'image' : '';
    const kind = requestKind({ method: 'GET', mode: 'cors', destination, url }, location.origin);
    if (kind === 'picture') document.createElement('img').src = url;
    if (kind === 'question') void fetch(url, { headers: { [SESSION_HEADER]: getSessionId() } }).catch(() => undefined);
  }
}
