/** A chapter's place in its title: what siblings are matched by, what readers see, and where it stands. */
export interface ChapterNumber {
  /** `1`, `10.5`, `ex`, `one-shot`: the same in every language. */
  number: string;
  /** As the wire's clients read it: `#001`, `#010.5`, `ex`, `One-Shot`. */
  name: string;
  /** Order among numbered chapters; `undefined` for words, which go behind what is there. */
  position: number | undefined;
}

/** Thousandths, so that `10.125` has a place between 10 and 11 and positions stay whole. */
const POSITIONS_PER_CHAPTER = 1000;

const MAX_NUMBER = 100_000;

/** Reads `1`, `001`, `#7`, `10.5`, `ex` or `One-Shot`. */
export function readChapterNumber(text: string): ChapterNumber | undefined {
  const plain = text.trim().replace(/^#/, '');
  if (/^ex(tra)?$/i.test(plain)) return { number: 'ex', name: 'ex', position: undefined };
  if (/^one[- ]?shot$/i.test(plain)) return ONE_SHOT;
  if (!/^\d{1,6}([.,]\d{1,3})?$/.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return value < MAX_NUMBER ? numbered(value) : undefined;
}

/** What a work of one unnumbered chapter is called. */
export const ONE_SHOT: ChapterNumber = { number: 'one-shot', name: 'One-Shot', position: undefined };

function numbered(value: number): ChapterNumber {
  const [whole, fraction] = String(value).split('.');
  return {
    number: String(value),
    name: `#${whole!.padStart(3, '0')}${fraction ? `.${fraction}` : ''}`,
    position: Math.round(value * POSITIONS_PER_CHAPTER),
  };
}
