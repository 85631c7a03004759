import { isComic, type Leaf } from './leaves';
import type { PageSource } from './pageSource';

/** The pictures with more pixels than those of the chapter, by the URL of the picture that each replaces. */
export type SharperPictures = ReadonlyMap<string, PageSource>;

export const NO_SHARPER_PICTURES: SharperPictures = new Map();

/**
 * The best pictures for some leaves of a chapter, where they are better than the current ones.
 * @param best the same chapter in its best quality
 */
export function sharperPictures(
  leaves: readonly Leaf[],
  best: readonly Leaf[],
  isNeeded: (leaf: number) => boolean,
): SharperPictures {
  const theirs = best.filter(isComic);
  const ours = leaves.filter(isComic);
  // Pages were added meanwhile, so the pictures cannot be matched.
  if (theirs.length !== ours.length) return NO_SHARPER_PICTURES;
  return new Map(
    ours.flatMap((leaf, at) => {
      const other = theirs[at];
      return other && isNeeded(leaf.index) && other.width > leaf.width ? [[leaf.imageUrl, other]] : [];
    }),
  );
}

/** Whether the screen shows a picture larger than its pixels allow: the picture has fewer pixels than the screen uses for it. */
export function isBlurred(pictureWidth: number, drawnWidth: number, pixelRatio: number): boolean {
  return drawnWidth * pixelRatio > pictureWidth;
}
