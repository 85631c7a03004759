import { type ComicLeaf, isComic, type Leaf } from '../chapter/leaves';
import type { PageSource } from '../chapter/pageSource';

export interface VisibleRange {
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
/** So many of its pictures are fetched: what a screen shows of it. */
export const FIRST_OF_NEXT = 2;
/** On a slow line, small pictures of what comes next are worth more than the sharp ones. */
const DRAFTS_AHEAD = 2;

export interface PageQueue {
  seen: PageSource[];
  /** What comes next, what was just left, and what the next chapter begins with. */
  near: PageSource[];
}

/** The pictures to have ready, the most urgent first. */
export function pageQueue(
  leaves: readonly Leaf[],
  { first, last, direction }: VisibleRange,
  nextLeaves: readonly Leaf[] = [],
): PageQueue {
  const visible = leaves.slice(first, last + 1);
  const after = leaves.slice(last + 1, last + 1 + (direction > 0 ? AHEAD : BEHIND));
  const before = leaves.slice(Math.max(0, first - (direction > 0 ? BEHIND : AHEAD)), first).reverse();
  const near = direction > 0 ? [...after, ...before] : [...before, ...after];
  const [sharp, later] = [visible.filter(isComic), near.filter(isComic)];
  const upcoming = isEndNear(leaves, last) ? nextLeaves.filter(isComic).slice(0, FIRST_OF_NEXT) : [];
  return {
    seen: [...draftsOf(sharp), ...sharp],
    near: [...draftsOf(later.slice(0, DRAFTS_AHEAD)), ...later, ...upcoming],
  };
}

function draftsOf(leaves: readonly ComicLeaf[]): PageSource[] {
  return leaves.flatMap(({ draft }) => draft ?? []);
}

/** Whether it is time to ask for the next chapter. */
export function isEndNear(leaves: readonly Leaf[], last: number): boolean {
  return last >= leaves.length - 1 - NEAR_END;
}
