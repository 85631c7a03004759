import { SESSION_HEADER } from '@komawari/shared-domain';
import { getSessionId } from '@komawari/shared-state';
import { requestKind } from '../service-worker/requests';

/** What asks for a picture to draw it as it comes. */
const DRAWING = new Set(['img', 'css']);

/**
 * The first page of a visitor was there before its service worker, which therefore knows nothing of it. What the page asked for
 * is asked for once more, so that it, too, opens without a network: pictures come from the browser's own cache, and answers that
 * have not changed are not sent again. The pictures of a comic's pages are for a program, which decrypts them.
 */
export function showAgain(
  document: Pick<Document, 'createElement' | 'images'>,
  performance: Pick<Performance, 'getEntriesByType'>,
): void {
  // What entries of this type are; TypeScript's library leaves it open.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Of what was preloaded nothing tells what for, but for the picture that is drawn.
  const drawn = new Set(Array.from(document.images, ({ currentSrc }) => currentSrc));
  for (const { name, initiatorType } of entries) if (DRAWING.has(initiatorType)) drawn.add(name);
  for (const url of new Set(entries.map(({ name }) => name))) {
    const destination = drawn.has(url) ? 'image' : '';
    const kind = requestKind({ method: 'GET', mode: 'cors', destination, url }, location.origin);
    if (kind === 'picture') document.createElement('img').src = url;
    if (kind === 'question') void fetch(url, { headers: { [SESSION_HEADER]: getSessionId() } }).catch(() => undefined);
  }
}
