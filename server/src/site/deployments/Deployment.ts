import type { ReleaseName, Versions } from '../releases/releaseStore';

/** What can be done to what is live. */
export type Action = 'publish' | 'rollback' | 'canary' | 'promote' | 'remove';

/** All readers, in hundredths of a percent: a weight is a part of it, and a bucket a number below it. */
export const ALL_READERS = 10_000;

/** Some readers' composition beside the one of all others. */
export interface Canary {
  versions: Versions;
  /** The part of readers who get it, of `ALL_READERS`. */
  weight: number;
  /** Decides which readers these are. The same as long as the canary is open, so that a higher weight keeps those who have it. */
  salt: string;
}

/** What readers get: one composition, and perhaps a second one for some. */
export interface LiveState {
  base: Versions;
  canary?: Canary | undefined;
}

/** A release that a change was about; without a version where it was taken out. */
export interface Subject extends Omit<ReleaseName, 'version'> {
  version: string | null;
}

/** One row of the record: what is live from then on, and who made it so, and why. */
export interface Deployment extends LiveState {
  number: number;
  at: number;
  who: string;
  action: Action;
  why: string;
  subjects: readonly Subject[];
  baseId: string;
  canaryId: string | null;
  /** The row whose base a roll-back put back. */
  restores: number | null;
  /** Why the gate was overruled, and what it had said. */
  override: string | null;
}

/** A change that cannot be made, with the reason in words for whoever asked for it. */
export class ChangeRefusedError extends Error {
  override name = 'ChangeRefusedError';
}
