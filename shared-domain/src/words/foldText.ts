/** A text as search compares it, and the position of each of its characters in the original. */
export interface FoldedText {
  text: string;
  /** By index in `text`. It has one more entry than `text`, the end of the original. */
  origins: readonly number[];
}

/** A text that needs only lower case, where each character stands for itself. */
const PLAIN = /^[ -~]*$/;

/** Accents of Latin and Cyrillic letters. Thai vowels and tones are marks too, but they make other words. */
const ACCENT = /[\u0300-\u036f]/;

/** Turns `и` into `й`, which Russian readers consider a separate letter. */
const BREVE = '\u0306';

/**
 * Characters that Unicode separates and keyboards do not: French ligatures, and the marks that typesetters use for `'` and `-`.
 */
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
 * Removes what readers leave out when they type, in all seven languages: case and accents. `É` is `e`, `Ё` is `е`, `œ` is `oe`,
 * `ﬁ` is `fi`, `’` is `'`. A mark stays if the letter without it is another letter: `й` is not `и`, and Thai stays as it is.
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

/** Only the text of `foldText`, for callers that do not need the origins. */
export function foldedText(original: string): string {
  return PLAIN.test(original) ? original.toLowerCase() : foldText(original).text;
}
