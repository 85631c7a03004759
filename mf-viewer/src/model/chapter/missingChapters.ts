/** Chapters by number, from the first to the last. */
export interface MissingChapters {
  from: number;
  to: number;
}

/** Which numbers lie between two chapters that follow each other here; `undefined` when none do, or when names are no numbers. */
export function missingBetween(earlier: string, later: string): MissingChapters | undefined {
  const [before, after] = [numberOf(earlier), numberOf(later)];
  if (before === undefined || after === undefined) return undefined;
  const [from, to] = [Math.floor(before) + 1, Math.ceil(after) - 1];
  return from <= to ? { from, to } : undefined;
}

/** `#001` and `10.5` are numbers; `ex` and `One-Shot` are words. */
function numberOf(name: string): number | undefined {
  const digits = /^\s*#?\s*(\d+(?:\.\d+)?)\s*$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
