/** What the name of a chapter says when it is a number or one of the two known words. */
export interface ChapterLabel {
  /** `1`, `10.5`, `ex`, `one-shot`: the same in every language, so chapters of a work are matched by it. */
  key: string;
  /** As readers see it: `#001`, `#010.5`, `ex`, `One-Shot`. */
  name: string;
  /** Where it stands among numbered chapters; a word has no place of its own. */
  number: number | undefined;
}

/** What a work of one unnumbered chapter is called. */
export const ONE_SHOT: ChapterLabel = { key: 'one-shot', name: 'One-Shot', number: undefined };

const EXTRA: ChapterLabel = { key: 'ex', name: 'ex', number: undefined };

/** Up to 99999 with three decimals. The whole name is the number: "Extra 2" is an extra, not the second chapter. */
const NUMBER = /^#?\s*(\d{1,6})(?:[.,](\d{1,3}))?$/;

const END_OF_NUMBERS = 100_000;

/** Reads `1`, `001`, `#7`, `# 7`, `10.5`, `10,5`, `ex`, `Extra` or `One-Shot`; any other name is words alone. */
export function parseChapterLabel(text: string): ChapterLabel | undefined {
  const plain = text.trim();
  if (/^#?ex(tra)?$/i.test(plain)) return EXTRA;
  if (/^#?one[- ]?shot$/i.test(plain)) return ONE_SHOT;
  const [, whole, fraction = '0'] = NUMBER.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const number = Number(`${whole}.${fraction}`);
  return number < END_OF_NUMBERS ? numbered(number) : undefined;
}

function numbered(number: number): ChapterLabel {
  const [whole = '', fraction] = String(number).split('.');
  const name = `#${whole.padStart(3, '0')}${fraction ? `.${fraction}` : ''}`;
  return { key: String(number), name, number };
}

/** The number in a chapter's name such as `#014`; names like `ex`, `One-Shot` and `Extra 2` have none. */
export function chapterNumber(name: string | undefined): number | undefined {
  return name === undefined ? undefined : parseChapterLabel(name)?.number;
}

/** Whether two names are those of one chapter in two languages: the same number or known word, or else the same words. */
export function isSameChapter(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(name: string): string {
  return parseChapterLabel(name)?.key ?? name.trim().toLowerCase();
}
