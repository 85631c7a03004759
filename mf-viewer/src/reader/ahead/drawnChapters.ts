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
  /** The one before, as it was left. */
  left: DrawnChapter | undefined;
}

/** How a reader comes to a chapter: by a link that opens it at its beginning, back through the history, or to any other place of it. */
export type Way = 'link' | 'history' | 'other';

export function firstDrawn(chapterId: number, isFromHtml: boolean): DrawnChapters {
  return { opened: { chapterId, key: 0, isFromHtml }, ahead: undefined, left: undefined };
}

/** Draws the next chapter ahead, or no more; the same object where that is so already. */
export function drawAhead(drawn: DrawnChapters, chapterId: number | undefined): DrawnChapters {
  if (drawn.ahead?.chapterId === chapterId) return drawn;
  return { ...drawn, ahead: chapterId === undefined ? undefined : drawnAfter(drawn, chapterId) };
}

/** Opens a chapter: as it is drawn already, ahead for who comes by a link or as it was left for who goes back, or anew. */
export function openChapter(drawn: DrawnChapters, chapterId: number, way: Way): DrawnChapters {
  const { opened, ahead, left } = drawn;
  if (opened.chapterId === chapterId) return drawn;
  const isThere = { link: ahead, history: left, other: undefined }[way];
  return {
    opened: isThere?.chapterId === chapterId ? isThere : drawnAfter(drawn, chapterId),
    ahead: undefined,
    // What came with the HTML has nothing around it that could hide it.
    left: opened.isFromHtml ? undefined : opened,
  };
}

function drawnAfter({ opened, ahead, left }: DrawnChapters, chapterId: number): DrawnChapter {
  const keys = [opened, ahead, left].map((drawn) => drawn?.key ?? 0);
  return { chapterId, key: Math.max(...keys) + 1, isFromHtml: false };
}
