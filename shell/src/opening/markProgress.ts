import { readStored } from '@komawari/shared-state/storage';

/**
 * Marks the root element if this browser has reading positions. The server does not know them, so pages reserve space for what
 * they will show of them (`[data-has-progress]` in mf-catalog).
 */
export function markProgress(root: HTMLElement): void {
  const progress = readStored('readingProgress');
  if (progress && Object.keys(progress).length > 0) root.dataset.hasProgress = '';
}
