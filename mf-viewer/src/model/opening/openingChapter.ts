import { type ComicLeaf, isComic } from '../chapter/leaves';
import type { ReadingChapter } from '../chapter/readingChapter';

/** The fields of a picture that are needed to lay it out and load it. */
export type OpeningPage = Pick<ComicLeaf, 'number' | 'imageUrl' | 'encryptionKey' | 'width' | 'height' | 'type'>;

/**
 * The data for the layout of a chapter's first screen, before the viewer has loaded. It is in the HTML, the same for every
 * reader.
 */
export interface OpeningChapter extends Pick<ReadingChapter, 'chapterId' | 'titleId' | 'isVerticalOnly' | 'isRtl'> {
  pages: readonly OpeningPage[];
}

/** The data that the server writes into the page. It does not depend on the layout. */
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
