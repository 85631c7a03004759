import { readStored } from '@komawari/shared-state/early';

/**
 * Marks the root element if this browser has reading positions, has chosen favorites, or paused its history. The server knows
 * none of it, so pages reserve space for what they will show (`[data-has-progress]`, `[data-has-favorites]` and
 * `[data-history-paused]` in mf-catalog).
 */
export function markReader(root: HTMLElement): void {
  const progress = readStored('readingProgress');
  if (progress && Object.keys(progress).length > 0) root.dataset.hasProgress = '';
  if (readStored('favoriteDecision')) root.dataset.hasFavorites = '';
  if (readStored('isHistoryPaused')) root.dataset.historyPaused = '';
}
