import { onStoredElsewhere, writeStored } from '../storage/browserStorage';

/** What a reader decided about a title. */
export interface FavoriteDecision {
  titleId: number;
  isFavorite: boolean;
}

/** Tells other tabs what the server has stored, so that they show it. */
export async function tellOtherTabs(decision: FavoriteDecision, settled: Promise<unknown>): Promise<void> {
  try {
    await settled;
  } catch {
    // The screen that made the call shows the error, and nothing has changed.
    return;
  }
  // The time makes a repeated decision a new value, because browsers report only changes to other tabs.
  writeStored('favoriteDecision', { ...decision, at: Date.now() });
}

/** Follows the decisions that other tabs made since this document started. Its answers contain the earlier ones. */
export function followFavorites(onDecision: (decision: FavoriteDecision) => void): () => void {
  return onStoredElsewhere('favoriteDecision', (value) => {
    if (isDecision(value) && value.at >= performance.timeOrigin) onDecision(value);
  });
}

function isDecision(value: unknown): value is FavoriteDecision & { at: number } {
  // A reader may have written anything into the storage.
  const { titleId, isFavorite, at } = (value ?? {}) as Record<string, unknown>;
  return typeof titleId === 'number' && typeof isFavorite === 'boolean' && typeof at === 'number';
}
