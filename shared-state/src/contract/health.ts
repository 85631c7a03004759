/** Where browsers tell how the parts of a composition fared (docs/decisions/0092-health-that-acts.md). */
export const HEALTH_ADDRESS = '/-/health';

/** `load`: it did not come. `render`: it broke while it was drawn. `late`: something of it failed after that. */
export const PART_ERRORS = ['load', 'render', 'late'] as const;

export type PartError = (typeof PART_ERRORS)[number];

/** One part of the composition in one loaded document: the shell, or a remote whose page was shown in it. */
export interface PartHealth {
  name: string;
  /** It was shown in this document for the first time. What comes later tells of errors alone. */
  isNew: boolean;
  /** Each kind once in a document. */
  errors: readonly PartError[];
  /** The largest paint of the document's first screen, in whole tenths of a second, if this part drew it. */
  paintMs?: number | undefined;
}

/** What a browser tells: no address, no session, no reader. */
export interface HealthReport {
  composition: string;
  parts: readonly PartHealth[];
}
