import { isSavingData } from '@komawari/shared-ui';
import { registerFontFaces } from './registerFontFaces';

/** Not every browser has `connection`, and TypeScript's library does not declare it (https://wicg.github.io/netinfo/). */
interface ToldNavigator extends Navigator {
  connection?: { rtt?: number };
}

/**
 * With a round trip this long, the page is painted before any font can arrive. A browser delays its first frame for fonts by a
 * twentieth of a second, and does not use later ones in this visit (`font-display: optional`). Slow 4G, as browsers' developer
 * tools define it, has such a round trip.
 */
const FAR_MS = 150;

/**
 * Requests the page's fonts at once if they can arrive in time for its first frame. Otherwise the page does without them, because
 * they would share the connection with the page, its pictures and its scripts
 * (docs/decisions/0161-letters-where-they-come-in-time.md).
 */
export function preloadFonts(page: Document): void {
  if (isSavingData(navigator) || !isNear(navigator)) return;
  for (const tag of page.querySelectorAll('link[as="font"], style[data-letters]')) tag.removeAttribute('media');
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-letters]')) registerFontFaces(style);
}

/** Decides by the browser's estimate of the connection, and by this page's own round trip. */
function isNear({ connection }: ToldNavigator): boolean {
  // A document has one entry of that type (Navigation Timing 2, 4.1). The declared type of the list does not say so.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Math.max(connection?.rtt ?? 0, load ? wayOf(load) : 0) < FAR_MS;
}

/** One round trip: the time to connect, or on an open connection the time to the response, which may include server work. */
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
