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
