import { type ComicLeaf, isComic, type Leaf } from '../chapter/leaves';
import type { PageSource } from '../chapter/pageSource';

export interface VisibleRange {
  /** First and last visible leaf. */
  first: number;
  last: number;
  /** The direction in which the reader moves. */
  direction: 1 | -1;
}

const AHEAD = 5;
const BEHIND = 2;
/** The next chapter starts to load this many leaves before the end. */
const NEAR_END = 5;
/** This many of its pictures are loaded: those of its first screen. */
export const FIRST_OF_NEXT = 2;
/** On a slow connection, low-quality pictures of the next pages are worth more than the sharp ones. */
const DRAFTS_AHEAD = 2;

export interface PageQueue {
  seen: PageSource[];
  /** The next pages, the pages just left, and the first pages of the next chapter. */
  near: PageSource[];
}

/** The pictures to load, the most urgent first. */
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

/** Whether it is time to request the next chapter. */
export function isEndNear(leaves: readonly Leaf[], last: number): boolean {
  return last >= leaves.length - 1 - NEAR_END;
}
