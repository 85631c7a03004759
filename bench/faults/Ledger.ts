/** Something of a reader's that is there or not: a like, a favorite, an opened chapter. */
export type MarkKind = 'like' | 'favorite' | 'opened';

/** What the database holds in the end. */
export interface FoundRows {
  /** By `markKey`. */
  marks: ReadonlySet<string>;
  /** How often each text is there. */
  texts: ReadonlyMap<string, number>;
  /** Counts that are kept beside the rows that they count, and differ from them. */
  wrongCounts: number;
}

export interface Verdict {
  acknowledged: number;
  failed: number;
  /** Marks and texts that have to be there, or gone, since an answer said so and nothing was asked after it. */
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
 * What writers were told. A write that was answered has to be found; one that was not answered, or refused, may be there or not:
 * the connection may have broken before the write or after it.
 */
export class Ledger {
  acknowledged = 0;
  failed = 0;
  readonly #marks = new Map<string, Set<boolean>>();
  readonly #texts = new Map<string, { isCertain: boolean }>();

  /** A mark was set or taken back by its reader, whose presses follow each other. */
  marked(key: string, isSet: boolean, isAcknowledged: boolean): void {
    this.#count(isAcknowledged);
    const possible = isAcknowledged ? new Set<boolean>() : (this.#marks.get(key) ?? new Set([false]));
    this.#marks.set(key, possible.add(isSet));
  }

  /** A text that nobody sends again was sent. */
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
