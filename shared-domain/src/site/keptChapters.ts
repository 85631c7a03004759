/** Where a browser has the chapters that its reader keeps: written by the page, read by the service worker. */
export const KEPT_CACHE = 'komawari-kept';

/** Under which address the answer of the viewer's call lies there. Nobody asks the network for it. */
export function keptChapterAddress(chapterId: number): string {
  return `/~kept/${chapterId}`;
}

/** Of a kept answer: the second from which the chapter may not be read any more; 0 for never. */
export const KEPT_UNTIL_HEADER = 'Komawari-Until';

/** Whether a kept answer may still be shown. */
export function isKeptStill(until: number, nowSeconds: number): boolean {
  return until === 0 || nowSeconds < until;
}

/** What lies beside the answer, for the reader's list and for taking the chapter out again. */
export interface KeptInfo {
  chapterId: number;
  /** Addresses of its pages' pictures. */
  images: readonly string[];
}

/** Under which address that lies. */
export function keptInfoAddress(chapterId: number): string {
  return `${keptChapterAddress(chapterId)}/info`;
}

/** Whether an address of what is kept is one of those. */
export function isKeptInfo(address: string): boolean {
  return /\/~kept\/\d+\/info$/.test(address);
}

/** Everything that goes with a chapter. A picture may belong to another chapter as well, as a page of the publisher's does. */
export function keptAddresses({ chapterId, images }: KeptInfo, others: readonly KeptInfo[]): string[] {
  const used = new Set(others.flatMap((other) => other.images));
  return [keptInfoAddress(chapterId), keptChapterAddress(chapterId), ...images.filter((image) => !used.has(image))];
}

/** Where a browser asks which of the chapters that it keeps (`?ids=7,8`) the site has no longer: `{ "gone": [8] }`. */
export const KEPT_CHECK_ADDRESS = '/-/kept-chapters';
