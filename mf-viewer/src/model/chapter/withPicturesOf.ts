import { type ComicLeaf, isComic, type Leaf } from './leaves';

/** The leaves with the pictures of another language in the same boxes; `undefined` if the pages do not correspond. */
export function withPicturesOf(leaves: readonly Leaf[], others: readonly Leaf[]): Leaf[] | undefined {
  const theirs = others.filter(isComic);
  if (theirs.length !== leaves.filter(isComic).length) return undefined;
  return leaves.map((leaf) => {
    const theirLeaf = isComic(leaf) ? theirs[leaf.number - 1] : undefined;
    return isComic(leaf) && theirLeaf ? withPicture(leaf, theirLeaf) : leaf;
  });
}

function withPicture(leaf: ComicLeaf, { imageUrl, encryptionKey }: ComicLeaf): ComicLeaf {
  return { ...leaf, imageUrl, encryptionKey, draft: undefined };
}
