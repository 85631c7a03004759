import type { Title } from '@komawari/shared-proto';

/**
 * Returns what the screen shows when a new list arrives. Titles keep their positions, and a removed one stays, so that the reader
 * can undo it (docs/specification.md §4, Favorite). New titles come first.
 */
export function mergeRefetchedTitles(shown: readonly Title[], fresh: readonly Title[]): readonly Title[] {
  const known = new Set(shown.map((title) => title.titleId));
  const added = fresh.filter((title) => !known.has(title.titleId));
  return added.length === 0 ? shown : [...added, ...shown];
}
