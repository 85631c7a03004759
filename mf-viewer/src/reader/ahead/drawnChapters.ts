import type { StepAhead } from '../../chapter/position/aheadContext';

/** A chapter that is to be drawn before it is opened, and the step that will open it. */
export interface ChapterAhead {
  chapterId: number;
  step: StepAhead;
}

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
  /** The next one, or the one before, which nobody sees yet. */
  ahead: (DrawnChapter & ChapterAhead) | undefined;
}

export function firstDrawn(chapterId: number, isFromHtml: boolean): DrawnChapters {
  return { opened: { chapterId, key: 0, isFromHtml }, ahead: undefined };
}

/** Draws a chapter ahead in place of another one, or none; the same object where that is so already. */
export function drawAhead(drawn: DrawnChapters, ahead: ChapterAhead | undefined): DrawnChapters {
  if (drawn.ahead?.chapterId === ahead?.chapterId && drawn.ahead?.step === ahead?.step) return drawn;
  return { ...drawn, ahead: ahead && { ...drawnAfter(drawn, ahead.chapterId), ...ahead } };
}

/**
 * Opens a chapter: as it is drawn already, or anew.
 * @param step what leads to it; `undefined`: to a place of it at which none is drawn ahead
 */
export function openChapter(drawn: DrawnChapters, chapterId: number, step: StepAhead | undefined): DrawnChapters {
  const { opened, ahead } = drawn;
  if (opened.chapterId === chapterId) return drawn;
  const isDrawn = ahead?.chapterId === chapterId && ahead.step === step;
  return { opened: isDrawn ? ahead : drawnAfter(drawn, chapterId), ahead: undefined };
}

function drawnAfter({ opened, ahead }: DrawnChapters, chapterId: number): DrawnChapter {
  return { chapterId, key: Math.max(opened.key, ahead?.key ?? 0) + 1, isFromHtml: false };
}
