/** What a chapter knows about the chapter from which the reader came. It is stored in the entry of the browser's history. */
export interface ChapterStepState {
  /** The name of that chapter. */
  from: string;
  by: 1 | -1;
  /** By a key or a button, which open a chapter at its start. Reading on past the end is not a jump. */
  isJump?: boolean;
}

/** Parses the state of a history entry. It may hold any value: other pages and older releases write there too. */
export function parseChapterStep(state: unknown): ChapterStepState | undefined {
  const { from, by, isJump }: { from?: unknown; by?: unknown; isJump?: unknown } = Object(state);
  return typeof from === 'string' && (by === 1 || by === -1) ? { from, by, isJump: isJump === true } : undefined;
}

/** Whether the reader turned back from the start of the next chapter, and so arrives at the end of this one. */
export function isFromNextChapter(state: unknown): boolean {
  const step = parseChapterStep(state);
  return step?.by === -1 && !step.isJump;
}
