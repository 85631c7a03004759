import { onStoredElsewhere, writeStored } from '../storage/browserStorage';

/** What a reader decided about a title. */
export interface FavoriteDecision {
  titleId: number;
  isFavorite: boolean;
}

/** Other tabs show what this one has settled with the server. */
export async function tellOtherTabs(decision: FavoriteDecision, settled: Promise<unknown>): Promise<void> {
  try {
    await settled;
  } catch {
    // The screen that asked says so, and nothing has changed.
    return;
  }
  // With its time, the same decision is another value, of which the browser tells.
  writeStored('favoriteDecision', { ...decision, at: Date.now() });
}

/** Follows what other tabs have settled since this document began: what was before is in its answers. */
export function followFavorites(onDecision: (decision: FavoriteDecision) => void): () => void {
  return onStoredElsewhere('favoriteDecision', (value) => {
    if (isDecision(value) && value.at >= performance.timeOrigin) onDecision(value);
  });
}

function isDecision(value: unknown): value is FavoriteDecision & { at: number } {
  // Whatever a reader has written there.
  const { titleId, isFavorite, at } = (value ?? {}) as Record<string, unknown>;
  return typeof titleId === 'number' && typeof isFavorite === 'boolean' && typeof at === 'number';
}
