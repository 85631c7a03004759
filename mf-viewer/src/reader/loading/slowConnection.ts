/** What some browsers report about the connection (Network Information). */
export interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Whether a small picture first is worth an extra request: on a slow connection, or if the reader saves data. */
export function isSlow({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType ?? '');
}
