/** What a chapter is told of the one from which the reader stepped into it. It travels with the entry of the browser's history. */
export interface ReadOn {
  /** The name of that chapter. */
  from: string;
  by: 1 | -1;
  /** By a key or a button, which lead to the beginning of a chapter, and not over its end. */
  isJump?: boolean;
}

/** The entry's state, which may be anything: other pages and older releases write there too. */
export function readOnOf(state: unknown): ReadOn | undefined {
  const { from, by, isJump }: { from?: unknown; by?: unknown; isJump?: unknown } = Object(state);
  return typeof from === 'string' && (by === 1 || by === -1) ? { from, by, isJump: isJump === true } : undefined;
}

/** Whether the reader has turned back into this chapter from the beginning of the one after it, and so comes to its end. */
export function isFromAfter(state: unknown): boolean {
  const step = readOnOf(state);
  return step?.by === -1 && !step.isJump;
}
