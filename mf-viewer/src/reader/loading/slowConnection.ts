/** What browsers tell of the connection, where they do (Network Information). */
export interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Whether a small picture first is worth one more request: on a slow line, and for who saves data. */
export function isSlow({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType ?? '');
}
