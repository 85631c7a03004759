/** What a chapter is told of the one from which the reader stepped into it. It travels with the entry of the browser's history. */
export interface ReadOn {
  /** The name of that chapter. */
  from: string;
  by: 1 | -1;
}

/** The entry's state, which may be anything: other pages and older releases write there too. */
export function readOnOf(state: unknown): ReadOn | undefined {
  const { from, by }: { from?: unknown; by?: unknown } = Object(state);
  return typeof from === 'string' && (by === 1 || by === -1) ? { from, by } : undefined;
}
