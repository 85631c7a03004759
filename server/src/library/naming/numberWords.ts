import { NUMBER_PATTERN } from '@komawari/shared-domain';

/** Matches `1`, `001`, `10.5`, `016-017`. The source of a regular expression with one group. */
export const NUMBER = String.raw`(${NUMBER_PATTERN}(?:[-–]${NUMBER_PATTERN})?)`;

/** `18v2` is the second version of chapter 18. */
export const VERSION = String.raw`(?:v(\d{1,2}))?`;

/** A number must not be followed by a letter or a digit. */
export const NUMBER_END = String.raw`(?![\p{L}\p{M}\d])`;

/** Words for a chapter in the languages of the site, longer words first. */
const CHAPTER_WORDS = [
  'chapters?|chap|ch|episode|ep|c', // English
  'cap[ií]tulos?|cap|episodio|episódio', // Spanish and Portuguese
  'chapitres?|épisode', // French
  'bab', // Indonesian
  'глав[аы]|гл|эпизод|выпуск|серия', // Russian
];

const VOLUME_WORDS = ['volumen|volumes?|vol|v', 'tomos?', 'tomes?', 'jilid', 'том', '[tт](?=\\.?\\d)'];

/** Thai has no spaces between words, so these may follow a letter. */
const THAI_CHAPTER_WORDS = 'ตอนที่|ตอน|บทที่|บท';
const THAI_VOLUME_WORDS = 'เล่มที่|เล่ม';

/** What may be between a word and its number: `Ch. 12`, `Tome_3`, `Chapter #4`. */
const BETWEEN = String.raw`[.\s_#-]*`;

/** In `v01c007` the volume ends where the chapter begins. But the `v2` of `18v2` is not a volume. */
const VOLUME_END = String.raw`(?:${NUMBER_END}|(?=ch?\.?\d))`;

/** `Ch. 12`, `Глава 3`, `ตอนที่ 7`, `#004`: a number that is marked as a chapter's. */
export const MARKED_CHAPTER = marked(
  String.raw`(?<![\p{L}\p{M}])`,
  [...CHAPTER_WORDS, '#'],
  THAI_CHAPTER_WORDS,
  `${VERSION}${NUMBER_END}`,
);

/** `v02`, `Tome 3`, `เล่ม 1`. */
export const MARKED_VOLUME = marked(String.raw`(?<![\p{L}\p{M}\d])`, VOLUME_WORDS, THAI_VOLUME_WORDS, VOLUME_END);

function marked(start: string, words: readonly string[], thaiWords: string, end: string): RegExp {
  const word = `(?:${start}(?:${words.join('|')})|${thaiWords})`;
  return new RegExp(`${word}${BETWEEN}${NUMBER}${end}`, 'iu');
}
