import type { CompositionOutline } from '@komawari/shared-state';

/** A preview ends with the visit, and a release from source changes with the next save. Neither is what the site has live. */
export function isTemporary({ isPreview, remotes }: CompositionOutline): boolean {
  return isPreview === true || remotes.some(({ isFromSource }) => isFromSource);
}
