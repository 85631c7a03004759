import type { Title } from '@komawari/shared-proto';

/**
 * What the screen shows when a fresh list arrives: titles keep their places, and one that was removed stays,
 * so that the reader can undo it (docs/specification.md §4, Favorite). New ones come first.
 */
export function keptTitles(shown: readonly Title[], fresh: readonly Title[]): readonly Title[] {
  const known = new Set(shown.map((title) => title.titleId));
  const added = fresh.filter((title) => !known.has(title.titleId));
  return added.length === 0 ? shown : [...added, ...shown];
}
