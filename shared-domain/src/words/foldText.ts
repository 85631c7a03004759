/** A text as a search compares it, and where in the original each of its characters stands. */
export interface FoldedText {
  text: string;
  /** By place in `text`; one more than it is long, the last being the original's end. */
  origins: readonly number[];
}

/** Has nothing to fold but capitals, and each character stands for itself. */
const PLAIN = /^[ -~]*$/;

/** Accents of Latin and Cyrillic letters. Thai vowels and tones are marks as well, but they make other words. */
const ACCENT = /[\u0300-\u036f]/;

/** Turns `и` into `й`, which readers of Russian take for a letter of its own. */
const BREVE = '\u0306';

/** What Unicode keeps apart and keyboards do not: French ligatures, and the marks that typesetters use for `'` and `-`. */
const TYPED: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

/**
 * Takes away what readers leave out when they type, in all seven languages: case and accents. `É` is `e`, `Ё` is `е`, `œ` is
 * `oe`, `ﬁ` is `fi`, `’` is `'`. A letter that is none without its mark keeps it: `й` is not `и`, and Thai stays as it is.
 */
export function foldText(original: string): FoldedText {
  if (PLAIN.test(original)) {
    return { text: original.toLowerCase(), origins: Array.from({ length: original.length + 1 }, (_, place) => place) };
  }
  let text = '';
  const origins: number[] = [];
  let place = 0;
  for (const character of original) {
    for (const unit of character.normalize('NFKD').toLowerCase()) {
      if (unit === BREVE && text.endsWith('и')) text = `${text.slice(0, -1)}й`;
      if (ACCENT.test(unit)) continue;
      const typed = TYPED[unit] ?? unit;
      text += typed;
      for (let length = 0; length < typed.length; length += 1) origins.push(place);
    }
    place += character.length;
  }
  return { text, origins: [...origins, original.length] };
}

/** The text of `foldText` alone, where nobody asks where it comes from. */
export function foldedText(original: string): string {
  return PLAIN.test(original) ? original.toLowerCase() : foldText(original).text;
}
