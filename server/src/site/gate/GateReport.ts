import type { ReadRelease } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** The checks of the gate. */
export const CHECKS = ['contract', 'urls', 'shared', 'uses', 'wire', 'words', 'styles', 'bytes', 'smoke'] as const;

export type CheckName = (typeof CHECKS)[number];

/** A defect that readers must not get. The text names both sides and says what to do. */
export interface GateProblem {
  check: CheckName;
  text: string;
  /** Whether the site would not work at all. Then no reason can overrule the gate. */
  isFinal: boolean;
}

export interface GateReport {
  problems: readonly GateProblem[];
  /** Download size of each page's scripts and styles in bytes, by release and page. `before` is 0 if the page is new. */
  bytes: Readonly<Record<string, Readonly<Record<string, { before: number; after: number }>>>>;
  /** How many pages a browser opened, and which it did not. Undefined if no browser was used. */
  smoke?: Pick<SmokeRun, 'pages' | 'notRun'> | undefined;
}

/** What a browser on the publisher's machine found in the new pages, before readers get them (tooling/cli/smokeRun.mjs). */
export interface SmokeRun {
  pages: number;
  problems: readonly string[];
  notRun: readonly string[];
}

/** A site as it would be: for everyone, or for the canary's readers. */
export type Site = readonly ReadRelease[];

export interface GateInput {
  /** What would be live: for everyone, and for the canary's readers. */
  sites: readonly Site[];
  /** What is live for everyone now. */
  before: Site;
  /** The new releases. */
  added: Site;
  files: Pick<ReleaseFiles, 'read'>;
  smoke?: SmokeRun | undefined;
}

/** How the gate's messages name a release. */
export function nameOf({ name, version }: Pick<ReadRelease['release'], 'name' | 'version'>): string {
  return `${name} ${version}`;
}
