/** The browser cache with the chapters that a reader keeps. The page writes it, the service worker reads it. */
export const KEPT_CACHE = 'komawari-kept';

/** The cache key for the answer of the viewer's call. Nobody requests it from the network. */
export function keptChapterAddress(chapterId: number): string {
  return `/~kept/${chapterId}`;
}

/** Header of a kept answer: the time in seconds from which the chapter may no longer be read; 0 for never. */
export const KEPT_UNTIL_HEADER = 'Komawari-Until';

/** Whether a kept answer may still be shown. */
export function isKeptStill(until: number, nowSeconds: number): boolean {
  return until === 0 || nowSeconds < until;
}

/** Data stored beside the answer, for the reader's list and for removing the chapter. */
export interface KeptInfo {
  chapterId: number;
  /** URLs of its pages' pictures. */
  images: readonly string[];
}

/** The cache key of this data. */
export function keptInfoAddress(chapterId: number): string {
  return `${keptChapterAddress(chapterId)}/info`;
}

/** Whether a cache key belongs to such data. */
export function isKeptInfo(address: string): boolean {
  return /\/~kept\/\d+\/info$/.test(address);
}

/**
 * Every cache key to remove with a chapter. A picture may also belong to another kept chapter, for example a page of the
 * publisher.
 */
export function keptAddresses({ chapterId, images }: KeptInfo, others: readonly KeptInfo[]): string[] {
  const used = new Set(others.flatMap((other) => other.images));
  return [keptInfoAddress(chapterId), keptChapterAddress(chapterId), ...images.filter((image) => !used.has(image))];
}

/** Where a browser asks which of its kept chapters (`?ids=7,8`) the site no longer has: `{ "gone": [8] }`. */
export const KEPT_CHECK_ADDRESS = '/-/kept-chapters';
