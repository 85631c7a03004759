/** A text as the search sees it, and for each of its characters the place in the original that it comes from. */
export interface Folded {
  text: string;
  /** One more than characters: the last is the end of the original. */
  origins: readonly number[];
}

/** Accents of Latin and Cyrillic letters. Thai vowels and tones are marks as well, but they make other words. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Has no accents, and each character stands for itself. */
const PLAIN = /^[ -~]*$/;

/** Takes case and accents away, in all seven languages: `É` is `e`, `Ё` is `е`, `ﬁ` is `fi`; Thai stays as it is. */
export function fold(original: string): Folded {
  if (PLAIN.test(original)) {
    return { text: original.toLowerCase(), origins: Array.from({ length: original.length + 1 }, (_, place) => place) };
  }
  let text = '';
  const origins: number[] = [];
  let place = 0;
  for (const character of original) {
    const folded = character.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(place);
    place += character.length;
  }
  origins.push(original.length);
  return { text, origins };
}

/** The text of `fold` alone, where nobody asks where it comes from. */
export function foldedText(original: string): string {
  return PLAIN.test(original) ? original.toLowerCase() : fold(original).text;
}
