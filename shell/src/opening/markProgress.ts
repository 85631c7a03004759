import { readStored } from '@komawari/shared-state/storage';

/**
 * Marks the root element if this browser has reading positions, and if the reader paused their history. The server knows
 * neither, so pages reserve space for what they will show (`[data-has-progress]` and `[data-history-paused]` in mf-catalog).
 */
export function markProgress(root: HTMLElement): void {
  const progress = readStored('readingProgress');
  if (progress && Object.keys(progress).length > 0) root.dataset.hasProgress = '';
  if (readStored('isHistoryPaused')) root.dataset.historyPaused = '';
}
