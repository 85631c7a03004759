/** Every distinct word, and which words each entry of the index has. */
export interface Vocabulary {
  words: readonly string[];
  /** The words of all entries, one entry after the other, as indexes in `words`. */
  wordOf: Uint32Array;
  /** By entry: where its words end in `wordOf`. */
  ends: Uint32Array;
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Returns the words of a text in which every line is an entry. */
export function vocabularyOf(text: string): Vocabulary {
  const indexes = new Map<string, number>();
  const wordOf: number[] = [];
  const ends: number[] = [];
  for (const entry of text.split('\n').slice(0, -1)) {
    for (const word of entry.split(BETWEEN_WORDS)) {
      const known = indexes.get(word);
      wordOf.push(known ?? indexes.size);
      if (known === undefined) indexes.set(word, indexes.size);
    }
    ends.push(wordOf.length);
  }
  return { words: [...indexes.keys()], wordOf: Uint32Array.from(wordOf), ends: Uint32Array.from(ends) };
}
