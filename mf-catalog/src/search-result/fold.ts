/** A text as the search sees it, and for each of its characters the place in the original that it comes from. */
export interface Folded {
  text: string;
  /** One more than characters: the last is the end of the original. */
  origins: readonly number[];
}

/** Accents of Latin and Cyrillic letters. Thai vowels and tones are marks as well, but they make other words. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Takes case and accents away, in all seven languages: `É` is `e`, `Ё` is `е`, `ﬁ` is `fi`; Thai stays as it is. */
export function fold(original: string): Folded {
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
