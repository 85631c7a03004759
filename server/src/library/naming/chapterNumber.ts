import { type ChapterLabel, NUMBER_PATTERN, ONE_SHOT as ONE_SHOT_LABEL, parseChapterLabel } from '@komawari/shared-domain';

/** A chapter's place in its title: what siblings are matched by, what readers see, and where it stands. */
export interface ChapterNumber {
  /** `1`, `10.5`, `16-17`, `ex`, `one-shot`: the same in every language. */
  number: string;
  /** As the wire's clients read it: `#001`, `#010.5`, `#016-017`, `ex`, `One-Shot`. */
  name: string;
  /** Order among numbered chapters; `undefined` for words, which go behind what is there. */
  position: number | undefined;
}

/** Thousandths, so that `10.125` has a place between 10 and 11 and positions stay whole. */
export const POSITIONS_PER_CHAPTER = 1000;

/** What a work of one unnumbered chapter is called. */
export const ONE_SHOT = placed(ONE_SHOT_LABEL);

/** Reads `1`, `001`, `#7`, `10.5`, `016-017`, `ex` or `One-Shot`. */
export function readChapterNumber(text: string): ChapterNumber | undefined {
  const label = parseChapterLabel(text);
  return label && placed(label);
}

const MARKED_NUMBER = new RegExp(String.raw`^#?(${NUMBER_PATTERN})\p{L}`, 'u');

/** Reads the 12 of `12AU` and `12a`: a number with letters that the wire has no name for. */
export function readMarkedNumber(text: string): ChapterNumber | undefined {
  const [, digits] = MARKED_NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : readChapterNumber(digits);
}

function placed({ key, name, number }: ChapterLabel): ChapterNumber {
  return { number: key, name, position: number === undefined ? undefined : Math.round(number * POSITIONS_PER_CHAPTER) };
}
