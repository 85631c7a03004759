import type { ReadRelease } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** What the gate looks at, one check each. */
export const CHECKS = ['contract', 'urls', 'shared', 'uses', 'wire', 'words', 'styles', 'bytes', 'smoke'] as const;

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
  /** How many pages a browser has opened, and what it has not; nothing where none was asked. */
  smoke?: Pick<SmokeRun, 'pages' | 'notRun'> | undefined;
}

/** What a browser of the publisher found in the pages of what comes in, before readers get it (tooling/cli/smokeRun.mjs). */
export interface SmokeRun {
  pages: number;
  problems: readonly string[];
  notRun: readonly string[];
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
  smoke?: SmokeRun | undefined;
}

/** A release as objections call it. */
export function nameOf({ name, version }: Pick<ReadRelease['release'], 'name' | 'version'>): string {
  return `${name} ${version}`;
}
