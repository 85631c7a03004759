/** Where browsers report how the parts of a composition performed (docs/decisions/0092-health-that-acts.md). */
export const HEALTH_ADDRESS = '/-/health';

/**
 * `load`: the part did not load. `render`: it threw while it rendered. `hydrate`: the browser rendered it again, because it did not
 * match the server's HTML. `late`: something in it failed later.
 */
export const PART_ERRORS = ['load', 'render', 'hydrate', 'late'] as const;

export type PartError = (typeof PART_ERRORS)[number];

/** One part of the composition in one loaded document: the shell, or a remote whose page was shown in it. */
export interface PartHealth {
  name: string;
  /** It was shown in this document for the first time. Later reports contain only errors. */
  isNew: boolean;
  /** Each kind at most once per document. */
  errors: readonly PartError[];
  /** The largest contentful paint of the document's first screen, rounded to tenths of a second, if this part rendered it. */
  paintMs?: number | undefined;
}

/** What a browser reports. It contains no address, no session and no reader. */
export interface HealthReport {
  composition: string;
  parts: readonly PartHealth[];
}
