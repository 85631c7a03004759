import type { ExpectedNavigation } from '../../chapter/position/expectedNavigationContext';

/** A chapter to render before it is opened, and how the reader will open it. */
export interface PrerenderTarget {
  chapterId: number;
  step: ExpectedNavigation;
}

/** A chapter that is rendered in the document. */
export interface MountedChapter {
  chapterId: number;
  /** Changes each time a chapter is rendered anew. */
  key: number;
  /** It was part of the page's HTML. */
  isFromHtml: boolean;
}

export interface MountedChapters {
  opened: MountedChapter;
  /** The next or the previous chapter, which is not visible yet. */
  ahead: (MountedChapter & PrerenderTarget) | undefined;
}

export function firstDrawn(chapterId: number, isFromHtml: boolean): MountedChapters {
  return { opened: { chapterId, key: 0, isFromHtml }, ahead: undefined };
}

/** Renders a chapter ahead in place of another one, or none. Returns the same object if nothing changes. */
export function prerenderChapter(drawn: MountedChapters, ahead: PrerenderTarget | undefined): MountedChapters {
  if (drawn.ahead?.chapterId === ahead?.chapterId && drawn.ahead?.step === ahead?.step) return drawn;
  return { ...drawn, ahead: ahead && { ...drawnAfter(drawn, ahead.chapterId), ...ahead } };
}

/**
 * Opens a chapter: takes the one that was rendered ahead, or renders it anew.
 * @param step how the reader opens it; `undefined` for a position at which no chapter is rendered ahead
 */
export function openChapter(drawn: MountedChapters, chapterId: number, step: ExpectedNavigation | undefined): MountedChapters {
  const { opened, ahead } = drawn;
  if (opened.chapterId === chapterId) return drawn;
  const isDrawn = ahead?.chapterId === chapterId && ahead.step === step;
  return { opened: isDrawn ? ahead : drawnAfter(drawn, chapterId), ahead: undefined };
}

function drawnAfter({ opened, ahead }: MountedChapters, chapterId: number): MountedChapter {
  return { chapterId, key: Math.max(opened.key, ahead?.key ?? 0) + 1, isFromHtml: false };
}
