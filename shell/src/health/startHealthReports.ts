import type { CompositionOutline, SiteConfig } from '@komawari/shared-state';
import { listenToParts, onFirstError } from './partEvents';

/** Reports start late, so that they do not delay the first screen. */
const AFTER_MS = 3000;

/**
 * Lets a random sample of all documents report how they performed. They report after some time. If something fails they report at
 * once, because readers do not stay on a broken page.
 */
export function startHealthReports(composition: CompositionOutline, { healthSample = 0 }: SiteConfig): void {
  if (composition.isPreview || Math.random() >= healthSample) {
    // Nobody will read the events, so they are not kept.
    listenToParts(() => {});
    return;
  }
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    // If this code does not load, the document reports nothing, as if the reader blocked it.
    void import('./reportHealth').then(({ reportHealth }) => reportHealth(composition, window)).catch(() => {});
  };
  setTimeout(begin, AFTER_MS);
  onFirstError(begin);
}
