import type { Composition, SiteConfig } from '@komawari/shared-state';

/** Nothing of this stands between a reader and the first screen. */
const AFTER_MS = 3000;

/** Lets a part of all documents, chosen anew for each, tell the site how they fared: once they had time to. */
export function startHealthReports(composition: Composition, { healthSample = 0 }: SiteConfig): void {
  if (composition.isPreview || Math.random() >= healthSample) return;
  setTimeout(() => {
    // Without it this document tells nothing, as one of a reader who blocks it.
    void import('./reportHealth').then(({ reportHealth }) => reportHealth(composition, window)).catch(() => {});
  }, AFTER_MS);
}
