import type { ReadRelease } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** What the gate looks at, one check each. */
export const CHECKS = ['contract', 'urls', 'shared', 'words', 'styles', 'bytes'] as const;

export type CheckName = (typeof CHECKS)[number];

/** Something that readers must not get. The text names both sides, and what to do. */
export interface GateProblem {
  check: CheckName;
  text: string;
  /** Whether the site would not even stand: then no reason overrules it. */
  isFinal: boolean;
}

export interface GateReport {
  problems: readonly GateProblem[];
  /** Scripts and styles of each page as a reader downloads them, in bytes, by release and page; 0 where it is new. */
  bytes: Readonly<Record<string, Readonly<Record<string, { before: number; after: number }>>>>;
}

/** A site as it would be: for everyone, or for the readers of a canary. */
export type Site = readonly ReadRelease[];

export interface GateInput {
  /** What would be live: for everyone, and for the canary's readers. */
  sites: readonly Site[];
  /** What is live for everyone now. */
  before: Site;
  /** The releases that come in. */
  added: Site;
  files: Pick<ReleaseFiles, 'read'>;
}
