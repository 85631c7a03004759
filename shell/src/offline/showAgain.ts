import { SESSION_HEADER } from '@komawari/shared-domain';
import { getSessionId } from '@komawari/shared-state';
import { requestKind } from '../service-worker/requests';

/**
 * The first page of a visitor was there before its service worker, which therefore knows nothing of it. What the page asked for
 * is asked for once more, so that it, too, opens without a network: pictures come from the browser's own cache, and answers that
 * have not changed are not sent again.
 */
export function showAgain(document: Document, performance: Pick<Performance, 'getEntriesByType'>): void {
  const addresses = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  for (const url of addresses) {
    const kind = requestKind({ method: 'GET', mode: 'cors', destination: 'image', url }, location.origin);
    if (kind === 'picture') document.createElement('img').src = url;
    if (kind === 'question') void fetch(url, { headers: { [SESSION_HEADER]: getSessionId() } }).catch(() => undefined);
  }
}
