import type { StormResult } from '../likes/likeStorm';
import type { MeasuredCall } from './calls';
import type { LoadResult } from './load';

export interface CallResult {
  call: MeasuredCall;
  own: LoadResult;
  /** The same bytes from a server of Node's that does nothing else. */
  bareNode?: LoadResult | undefined;
  /** The same bytes as a file, from nginx. */
  nginx?: LoadResult | undefined;
}

/** What was measured with one size of library. */
export interface SizeResult {
  titles: number;
  calls: CallResult[];
  /** Titles that nobody has asked for since the content changed. Measured where the database can be reached from outside. */
  firstTitles?: LoadResult | undefined;
  commentPages: LoadResult;
  likes: StormResult;
  restMib: number;
  loadedMib: number;
}
