/** A chapter in the document. */
export interface DrawnChapter {
  chapterId: number;
  /** Another one for each time that a chapter is drawn anew. */
  key: number;
  /** It came with the HTML of the page. */
  isFromHtml: boolean;
}

export interface DrawnChapters {
  opened: DrawnChapter;
  /** The next one, which nobody sees yet. */
  ahead: DrawnChapter | undefined;
}

export function firstDrawn(chapterId: number, isFromHtml: boolean): DrawnChapters {
  return { opened: { chapterId, key: 0, isFromHtml }, ahead: undefined };
}

/** Draws the next chapter ahead, or no more; the same object where that is so already. */
export function drawAhead(drawn: DrawnChapters, chapterId: number | undefined): DrawnChapters {
  if (drawn.ahead?.chapterId === chapterId) return drawn;
  return { ...drawn, ahead: chapterId === undefined ? undefined : drawnAfter(drawn, chapterId) };
}

/**
 * Opens a chapter: as it is drawn already, or anew.
 * @param isByLink a chapter that is drawn ahead stands where such a link opens it
 */
export function openChapter(drawn: DrawnChapters, chapterId: number, isByLink: boolean): DrawnChapters {
  const { opened, ahead } = drawn;
  if (opened.chapterId === chapterId) return drawn;
  const isDrawn = isByLink && ahead?.chapterId === chapterId;
  return { opened: isDrawn ? ahead : drawnAfter(drawn, chapterId), ahead: undefined };
}

function drawnAfter({ opened, ahead = opened }: DrawnChapters, chapterId: number): DrawnChapter {
  return { chapterId, key: Math.max(opened.key, ahead.key) + 1, isFromHtml: false };
}
