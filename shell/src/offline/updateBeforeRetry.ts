import type { CompositionOutline } from '@komawari/shared-state';
import { isTemporary } from './isTemporary';
import { updateIfOutdated } from './liveComposition';

/** Where the site says one thing and sends another, for example on two servers, a page reloads at most this often. */
const MIN_AGE_MS = 60_000;

/**
 * Before an automatic retry of a remote: reloads the page if another composition is live, because this release may have been
 * rolled back. It does so only where the error message stands in place of the page, and nobody is typing. Then a reload takes
 * nothing from the reader.
 * @returns whether it reloads
 */
export async function updateBeforeRetry(
  composition: CompositionOutline,
  name: string,
  reload = async () => location.reload(),
): Promise<boolean> {
  if (isTemporary(composition) || !isErrorShown(name) || isTyping() || isJustReloaded()) return false;
  return updateIfOutdated(composition.id, reload);
}

function isErrorShown(name: string): boolean {
  return document.querySelector(`[data-remote="${name}"][data-status="failed"]:not([data-left] *)`) !== null;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true;
}

function isJustReloaded(): boolean {
  // The browser's type for this kind of entry.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < MIN_AGE_MS;
}
