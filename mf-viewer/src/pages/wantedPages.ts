import { type ComicLeaf, isComic, type Leaf } from '../chapter/leaves';

export interface Sight {
  /** First and last leaf that are seen now. */
  first: number;
  last: number;
  /** Which way the reader is going. */
  direction: 1 | -1;
}

const AHEAD = 5;
const BEHIND = 2;
/** From this many leaves before the end, the next chapter begins to load. */
const NEAR_END = 5;
const FIRST_OF_NEXT = 2;

/** The pictures to have ready, the most urgent first: what is seen, what comes next, what was just left. */
export function wantedPages(leaves: readonly Leaf[], { first, last, direction }: Sight, nextLeaves: readonly Leaf[] = []): ComicLeaf[] {
  const seen = leaves.slice(first, last + 1);
  const after = leaves.slice(last + 1, last + 1 + (direction > 0 ? AHEAD : BEHIND));
  const before = leaves.slice(Math.max(0, first - (direction > 0 ? BEHIND : AHEAD)), first).reverse();
  const near = direction > 0 ? [...after, ...before] : [...before, ...after];
  const upcoming = isEndNear(leaves, last) ? nextLeaves.filter(isComic).slice(0, FIRST_OF_NEXT) : [];
  return [...seen, ...near].filter(isComic).concat(upcoming);
}

/** Whether it is time to ask for the next chapter (viewer brief, part 2 item 9). */
export function isEndNear(leaves: readonly Leaf[], last: number): boolean {
  return last >= leaves.length - 1 - NEAR_END;
}
