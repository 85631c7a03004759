import type { Mood } from './look';
import type { PoseName } from './poses';

/** The position and pose of a whole person or cat. */
export interface BodyPlacement {
  x: number;
  /** The height of the feet. */
  y: number;
  height: number;
  pose: PoseName;
  flip?: 1 | -1;
  seed: number;
  /** Black against the light, with a thin rim. */
  silhouette?: boolean;
  mood?: Mood;
}
