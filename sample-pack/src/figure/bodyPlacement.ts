import type { Mood } from './look';
import type { PoseName } from './poses';

/** Where a whole person or cat stands, and how. */
export interface BodyPlacement {
  x: number;
  /** Where the feet stand. */
  y: number;
  height: number;
  pose: PoseName;
  flip?: 1 | -1;
  seed: number;
  /** Black against the light, with a thin rim. */
  silhouette?: boolean;
  mood?: Mood;
}
