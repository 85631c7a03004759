/** A text without case and accents, and where in the original each of its characters stood. */
export interface FoldedText {
  text: string;
  /** By index in `text`; one more than it is long, the last being the original's end. */
  starts: readonly number[];
}

/** Accents as Unicode writes them apart. Thai vowels and tone marks are not among them: they are letters to a reader. */
const ACCENT = /[\u0300-\u036f]/;
const BREVE = '\u0306';

/** Folds a text for comparing: `Ç`, `ç` and `c` become one, `ё` and `е` too, `й` stays what it is. */
export function folded(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of original) {
    for (const unit of character.normalize('NFKD').toLowerCase()) {
      if (unit === BREVE && text.endsWith('и')) text = `${text.slice(0, -1)}й`;
      if (ACCENT.test(unit)) continue;
      text += unit;
      for (let half = 0; half < unit.length; half += 1) starts.push(at);
    }
    at += character.length;
  }
  return { text, starts: [...starts, original.length] };
}
