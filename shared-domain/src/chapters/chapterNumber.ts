/** The meaning of a chapter's name, if it is a number or one of the two known words. */
export interface ChapterLabel {
  /** `1`, `10.5`, `16-17`, `ex`, `one-shot`: the same in every language, so it matches chapters of a work across languages. */
  key: string;
  /** As readers see it: `#001`, `#010.5`, `#016-017`, `ex`, `One-Shot`. */
  name: string;
  /** Its position among numbered chapters; undefined for a word. */
  number: number | undefined;
  /** The last number of several chapters that were published as one; for a single chapter, its own number. */
  lastNumber: number | undefined;
}

/** The name for the only chapter of a work without chapter numbers. */
export const ONE_SHOT: ChapterLabel = { key: 'one-shot', name: 'One-Shot', number: undefined, lastNumber: undefined };

const EXTRA: ChapterLabel = { key: 'ex', name: 'ex', number: undefined, lastNumber: undefined };

/** The pattern of one number, with at most three decimals. It is the source of a regular expression, without groups. */
export const NUMBER_PATTERN = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;

/** A number up to 99999, or two of them. The whole name must match: "Extra 2" is an extra, not the second chapter. */
const NUMBER = new RegExp(String.raw`^#?\s*(${NUMBER_PATTERN})(?:[-–](${NUMBER_PATTERN}))?$`);

const END_OF_NUMBERS = 100_000;

/**
 * Parses `1`, `001`, `#7`, `# 7`, `10.5`, `10,5`, `016-017`, `ex`, `Extra` or `One-Shot`. Returns undefined for any other name.
 */
export function parseChapterLabel(text: string): ChapterLabel | undefined {
  const plain = text.trim();
  if (/^#?ex(tra)?$/i.test(plain)) return EXTRA;
  if (/^#?one[- ]?shot$/i.test(plain)) return ONE_SHOT;
  const [, first, last] = NUMBER.exec(plain) ?? [];
  if (first === undefined) return undefined;
  const isRange = last !== undefined;
  const number = numberIn(first);
  const lastNumber = isRange ? numberIn(last) : number;
  if (lastNumber >= END_OF_NUMBERS || (isRange && lastNumber <= number)) return undefined;
  return {
    key: isRange ? `${number}-${lastNumber}` : String(number),
    name: `#${padded(number)}${isRange ? `-${padded(lastNumber)}` : ''}`,
    number,
    lastNumber,
  };
}

function numberIn(digits: string): number {
  return Number(digits.replace(',', '.'));
}

function padded(number: number): string {
  const [whole = '', fraction] = String(number).split('.');
  return `${whole.padStart(3, '0')}${fraction ? `.${fraction}` : ''}`;
}

/**
 * The number in a chapter's name such as `#014`, or the first number of `#016-017`. Names like `ex`, `One-Shot` and `Extra 2`
 * have none.
 */
export function chapterNumber(name: string | undefined): number | undefined {
  return name === undefined ? undefined : parseChapterLabel(name)?.number;
}

/** Whether two names belong to the same chapter in two languages: the same number or known word, or otherwise the same text. */
export function isSameChapter(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(name: string): string {
  return parseChapterLabel(name)?.key ?? name.trim().toLowerCase();
}
