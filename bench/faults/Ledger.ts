/** A reader's mark that is set or not: a like, a favorite, an opened chapter. */
export type MarkKind = 'like' | 'favorite' | 'opened';

/** What the database contains at the end. */
export interface FoundRows {
  /** Keys as `markKey` builds them. */
  marks: ReadonlySet<string>;
  /** How many times each text exists. */
  texts: ReadonlyMap<string, number>;
  /** Stored counts that differ from the number of rows that they count. */
  wrongCounts: number;
}

export interface Verdict {
  acknowledged: number;
  failed: number;
  /** Marks and texts that must exist, or must be gone: the last write about them was acknowledged. */
  certain: number;
  found: number;
  lost: number;
  duplicated: number;
  wrongCounts: number;
}

export function markKey(kind: MarkKind, session: string, id: number): string {
  return `${kind} ${session} ${id}`;
}

/**
 * Records the answers that writers got. An acknowledged write must be found. A write that was not answered or was refused may
 * exist or not: the connection may have broken before the write or after it.
 */
export class Ledger {
  acknowledged = 0;
  failed = 0;
  readonly #marks = new Map<string, Set<boolean>>();
  readonly #texts = new Map<string, { isCertain: boolean }>();

  /** Records that a reader set or removed a mark. A reader sends one press after the other. */
  marked(key: string, isSet: boolean, isAcknowledged: boolean): void {
    this.#count(isAcknowledged);
    const possible = isAcknowledged ? new Set<boolean>() : (this.#marks.get(key) ?? new Set([false]));
    this.#marks.set(key, possible.add(isSet));
  }

  /** Records a text that is sent only once. */
  sent(text: string, isAcknowledged: boolean): void {
    this.#count(isAcknowledged);
    this.#texts.set(text, { isCertain: isAcknowledged });
  }

  compare(rows: FoundRows): Verdict {
    const verdict = { certain: 0, found: 0, lost: 0, duplicated: 0 };
    const judge = (isCertain: boolean, isFound: boolean) => {
      if (isCertain) verdict.certain += 1;
      if (isCertain && isFound) verdict.found += 1;
      if (!isFound) verdict.lost += 1;
    };
    for (const [key, possible] of this.#marks) judge(possible.size === 1, possible.has(rows.marks.has(key)));
    for (const [text, { isCertain }] of this.#texts) {
      const times = rows.texts.get(text) ?? 0;
      judge(isCertain, times > 0 || !isCertain);
      if (times > 1) verdict.duplicated += 1;
    }
    return { acknowledged: this.acknowledged, failed: this.failed, ...verdict, wrongCounts: rows.wrongCounts };
  }

  #count(isAcknowledged: boolean): void {
    if (isAcknowledged) this.acknowledged += 1;
    else this.failed += 1;
  }
}
