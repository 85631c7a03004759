import type { StormResult } from '../likes/likeStorm';
import type { MeasuredCall } from './calls';
import type { LoadResult } from './load';

export interface CallResult {
  call: MeasuredCall;
  own: LoadResult;
  /** The same bytes from a Node server that does nothing else. */
  bareNode?: LoadResult | undefined;
  /** The same bytes as a file, from nginx. */
  nginx?: LoadResult | undefined;
}

/** The results for one library size. */
export interface SizeResult {
  titles: number;
  calls: CallResult[];
  /** Titles that nobody has requested since the content changed. Measured only if the database can be reached from outside. */
  firstTitles?: LoadResult | undefined;
  commentPages: LoadResult;
  likes: StormResult;
  restMib: number;
  loadedMib: number;
}
