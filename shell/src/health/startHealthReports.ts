import type { CompositionOutline, SiteConfig } from '@komawari/shared-state';
import { listenToParts, onFirstError } from './partEvents';

/** Nothing of this stands between a reader and the first screen. */
const AFTER_MS = 3000;

/**
 * Lets a part of all documents, chosen anew for each, tell the site how they fared: once they had time to, and as soon as something
 * fails, since readers do not stay on a page that is broken.
 */
export function startHealthReports(composition: CompositionOutline, { healthSample = 0 }: SiteConfig): void {
  if (composition.isPreview || Math.random() >= healthSample) {
    // What nobody will ask for is kept for nobody.
    listenToParts(() => {});
    return;
  }
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    // Without it this document tells nothing, as one of a reader who blocks it.
    void import('./reportHealth').then(({ reportHealth }) => reportHealth(composition, window)).catch(() => {});
  };
  setTimeout(begin, AFTER_MS);
  onFirstError(begin);
}
