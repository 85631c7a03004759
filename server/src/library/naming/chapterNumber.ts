import { type ChapterLabel, NUMBER_PATTERN, ONE_SHOT as ONE_SHOT_LABEL, parseChapterLabel } from '@komawari/shared-domain';

/** A chapter's number: the key that siblings are matched by, the name that readers see, and the position. */
export interface ChapterNumber {
  /** `1`, `10.5`, `16-17`, `ex`, `one-shot`: the same in every language. */
  number: string;
  /** As the wire's clients read it: `#001`, `#010.5`, `#016-017`, `ex`, `One-Shot`. */
  name: string;
  /** Order among numbered chapters. `undefined` for words, which go after the existing chapters. */
  position: number | undefined;
}

/** Positions count thousandths, so that `10.125` fits between 10 and 11 and positions stay integers. */
export const POSITIONS_PER_CHAPTER = 1000;

/** The number of a work's only chapter when it has none. */
export const ONE_SHOT = placed(ONE_SHOT_LABEL);

/** Reads `1`, `001`, `#7`, `10.5`, `016-017`, `ex` or `One-Shot`. */
export function readChapterNumber(text: string): ChapterNumber | undefined {
  const label = parseChapterLabel(text);
  return label && placed(label);
}

const MARKED_NUMBER = new RegExp(String.raw`^#?(${NUMBER_PATTERN})\p{L}`, 'u');

/** Reads the 12 in `12AU` and `12a`: a number with letters, which the wire cannot express. */
export function readMarkedNumber(text: string): ChapterNumber | undefined {
  const [, digits] = MARKED_NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : readChapterNumber(digits);
}

function placed({ key, name, number }: ChapterLabel): ChapterNumber {
  return { number: key, name, position: number === undefined ? undefined : Math.round(number * POSITIONS_PER_CHAPTER) };
}
