import { isSavingData } from '@komawari/shared-ui';
import { declareFaces } from './declareFaces';

/** Not every browser tells, and TypeScript's library names none that do (https://wicg.github.io/netinfo/). */
interface ToldNavigator extends Navigator {
  connection?: { rtt?: number };
}

/**
 * Whose way to the site and back is so long sees the page before any letters can be here: a browser holds its first frame back for
 * them for a twentieth of a second, and has no use in this visit for those that are later (`font-display: optional`). Slow 4G, as
 * browsers' tools have it, is that far away.
 */
const FAR_MS = 150;

/**
 * Has the page's letters asked for at once where they come in time for its first frame. Elsewhere it does without: they would share
 * the line with the page, its pictures and its scripts (docs/decisions/0161-letters-where-they-come-in-time.md).
 */
export function preloadFonts(page: Document): void {
  if (isSavingData(navigator) || !isNear(navigator)) return;
  for (const tag of page.querySelectorAll('link[as="font"], style[data-letters]')) tag.removeAttribute('media');
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-letters]')) declareFaces(style);
}

/** By what the browser knows of the line, and by how long this page's way was. */
function isNear({ connection }: ToldNavigator): boolean {
  // A document has one entry of that type (Navigation Timing 2, 4.1); the type of the list does not say so.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Math.max(connection?.rtt ?? 0, load ? wayOf(load) : 0) < FAR_MS;
}

/** Once there and back: to connect, or where a connection was there already, until the answer began, which its server may have made. */
function wayOf({
  connectStart,
  secureConnectionStart,
  connectEnd,
  requestStart,
  responseStart,
}: PerformanceNavigationTiming): number {
  const connected = (secureConnectionStart || connectEnd) - connectStart;
  return connected > 0 ? connected : responseStart - requestStart;
}
