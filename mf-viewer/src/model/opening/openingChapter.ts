import { type ComicLeaf, isComic } from '../chapter/leaves';
import type { ReadingChapter } from '../chapter/readingChapter';

/** A picture, as far as its place and its bytes are concerned. */
export type OpeningPage = Pick<ComicLeaf, 'number' | 'imageUrl' | 'encryptionKey' | 'width' | 'height' | 'type'>;

/** What the first screen of a chapter is laid out from before the viewer is there. It stands in the HTML, for every reader the same. */
export interface OpeningChapter extends Pick<ReadingChapter, 'chapterId' | 'titleId' | 'isVerticalOnly' | 'isRtl'> {
  pages: readonly OpeningPage[];
}

/** What the server writes into the page, which needs nothing of how it is laid. */
export function openingChapter({ chapterId, titleId, isVerticalOnly, isRtl, leaves }: ReadingChapter): OpeningChapter {
  const pages = leaves.filter(isComic).map(({ number, imageUrl, encryptionKey, width, height, type }) => ({
    number,
    imageUrl,
    encryptionKey,
    width,
    height,
    type,
  }));
  return { chapterId, titleId, isVerticalOnly, isRtl, pages };
}
