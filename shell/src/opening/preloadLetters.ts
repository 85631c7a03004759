import { isSavingData } from '@komawari/shared-ui';

/** Not every browser tells, and TypeScript's library names none that do (https://wicg.github.io/netinfo/). */
interface ToldNavigator extends Navigator {
  connection?: { rtt?: number };
}

/**
 * Who waits so long for an answer sees the page before any letters can be here: a browser holds its first frame back for them for
 * a twentieth of a second, and for this visit has no use for those that are later (`font-display: optional`). Slow 4G, as browsers'
 * tools have it, is that far away.
 */
const FAR_MS = 150;

/**
 * Has the page's letters asked for at once where they come in time for its first frame. Elsewhere they would share the line with
 * the page itself and its pictures: the browser asks for them by itself when it has laid the page out, and has them for the next
 * visit (docs/decisions/0161-letters-where-they-come-in-time.md).
 */
export function preloadLetters(page: Document): void {
  if (isSavingData(navigator) || !isNear(navigator)) return;
  for (const link of page.querySelectorAll('link[as="font"]')) link.removeAttribute('media');
}

/** By what the browser knows of the line, and by how long this page took. */
function isNear({ connection }: ToldNavigator): boolean {
  // A document has one entry of that type (Navigation Timing 2, 4.1); the type of the list does not say so.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const waited = load ? load.responseStart - load.requestStart : 0;
  return Math.max(connection?.rtt ?? 0, waited) < FAR_MS;
}
