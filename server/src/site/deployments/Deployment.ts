import type { ReleaseName, Versions } from '../releases/releaseStore';

/** The kinds of change to what is live. */
export type Action = 'publish' | 'rollback' | 'canary' | 'promote' | 'remove';

/** All readers, in hundredths of a percent. A weight is a part of this number, and a bucket is a number below it. */
export const ALL_READERS = 10_000;

/** A second composition, which only some readers get. */
export interface Canary {
  versions: Versions;
  /** The share of readers who get it, out of `ALL_READERS`. */
  weight: number;
  /**
   * Decides which readers get it. It stays the same while the canary is open, so that a higher weight keeps those who already
   * have it.
   */
  salt: string;
}

/** What readers get: one composition, and optionally a second one for some of them. */
export interface LiveState {
  base: Versions;
  canary?: Canary | undefined;
}

/** A release that a change concerns. The version is null if the release was removed. */
export interface Subject extends Omit<ReleaseName, 'version'> {
  version: string | null;
}

/** One row of the record: what is live from then on, who changed it, and why. */
export interface Deployment extends LiveState {
  number: number;
  at: number;
  who: string;
  action: Action;
  why: string;
  subjects: readonly Subject[];
  baseId: string;
  canaryId: string | null;
  /** The row whose base this rollback restored. */
  restores: number | null;
  /** Why the gate was overruled, and its objections. */
  override: string | null;
}

/** A change that is not possible. The message gives the reason to the person who requested it. */
export class ChangeRefusedError extends Error {
  override name = 'ChangeRefusedError';
}
