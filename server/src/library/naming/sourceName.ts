import { type ChapterNumber, readChapterNumber } from './chapterNumber';
import { looksLikeLanguage } from './languages';
import { MARKED_CHAPTER, MARKED_VOLUME, NUMBER, NUMBER_END, VERSION } from './numberWords';

/** What the name of a file or folder says. */
export interface SourceName {
  /**
   * The name without tags and number: `Pepper and Carrot`. Empty if the name is only a number, or a number and a chapter title.
   */
  series: string;
  /** The text of a `[pt-BR]` or `(ru)`, whether we offer that language or not. */
  language: string | undefined;
  number: ChapterNumber | undefined;
  volume: ChapterNumber | undefined;
  /** `18v2` is the second version of chapter 18. */
  version: number;
  /** The chapter's title after the number: `The Second`. */
  title: string | undefined;
}

/** A number in a name, with the text around it. */
interface FoundNumber {
  before: string;
  after: string;
  number: ChapterNumber | undefined;
  version: number | undefined;
  /** Whether the text before the number is the series even if it is empty. */
  isCertain: boolean;
}

const TAG = /[[({]([^\])}]*)[\])}]/g;

const WORD = /(?:^|[\s_-])(one[- ]?shot|ex)(?=$|[\s_-])/i;

const LONE_NUMBER = new RegExp(String.raw`(?<=^|[\s_-])${NUMBER}${VERSION}${NUMBER_END}(?=$|[\s_-])`, 'giu');

/** `003 - The Beginning`: text that follows a number like this is the chapter's title. */
const TITLE_BEHIND = /^[\s_]+[-–—][\s_]+\S/;

const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙';

/**
 * Reads names like `Pepper and Carrot [pt-BR] 001`, `Haruko v02 ch. 10.5 (2019)`, `Луна Том 1 Глава 7` or `003`, without the file
 * extension.
 */
export function readSourceName(stem: string): SourceName {
  const text = withPlainDigits(stem.normalize('NFC'));
  const tags = [...text.matchAll(TAG)].map(([, inside = '']) => inside.trim());
  const bare = text.replace(TAG, ' ');
  const volumeMatch = MARKED_VOLUME.exec(bare);
  const chapter = findChapter(bare, volumeMatch);
  const [, volumeDigits] = volumeMatch ?? [];
  const volume = volumeDigits === undefined ? undefined : readNumber(volumeDigits);
  const found = chapter ?? (volumeMatch && around(bare, volumeMatch, undefined, true));
  const before = found ? plain(withoutVolume(found.before)) : '';
  const series = before || found?.isCertain ? before : plain(withoutVolume(bare));
  return {
    series: /^(?:\d+(?:[.,]\d+)?|one[- ]?shot|ex)$/i.test(series) && series === plain(bare) ? '' : series,
    language: tags.find(looksLikeLanguage),
    number: chapter?.number,
    volume,
    version: chapter?.version ?? versionIn(tags),
    title: (found?.isCertain && plain(withoutVolume(found.after))) || undefined,
  };
}

/** Finds a number that is marked as a chapter's, a word like One-Shot, or else the last number that stands alone. */
function findChapter(bare: string, volume: RegExpExecArray | null): FoundNumber | undefined {
  const marked = MARKED_CHAPTER.exec(bare);
  if (marked) return around(bare, marked, marked[1], true);
  const word = WORD.exec(bare);
  if (word) return around(bare, word, word[1], false);
  // The series comes before the volume, so a number there is part of the series' name.
  const from = volume ? volume.index + volume[0].length : 0;
  const lone = [...bare.matchAll(LONE_NUMBER)].filter(({ index }) => index >= from).at(-1);
  if (!lone) return undefined;
  const isFirst = plain(withoutVolume(bare.slice(0, lone.index))) === '';
  return around(bare, lone, lone[1], isFirst && TITLE_BEHIND.test(bare.slice(lone.index + lone[0].length)));
}

function around(bare: string, match: RegExpExecArray, digits: string | undefined, isCertain: boolean): FoundNumber {
  return {
    before: bare.slice(0, match.index),
    after: bare.slice(match.index + match[0].length),
    number: digits === undefined ? undefined : readNumber(digits),
    version: match[2] === undefined ? undefined : Number(match[2]),
    isCertain,
  };
}

/** Two numbers that do not ascend, as in a date, are not a range: only the last one counts. */
function readNumber(digits: string): ChapterNumber | undefined {
  return readChapterNumber(digits) ?? readChapterNumber(digits.replace(/^.*[-–]/, ''));
}

function withoutVolume(text: string): string {
  return text.replace(MARKED_VOLUME, ' ');
}

function plain(text: string): string {
  return text
    .replace(/_/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:–—-]+|[\s,:–—-]+$/g, '');
}

function versionIn(tags: readonly string[]): number {
  return Number(tags.map((tag) => /^v(\d{1,2})$/i.exec(tag)?.[1]).find((digits) => digits !== undefined) ?? 1);
}

function withPlainDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(THAI_DIGITS.indexOf(digit)));
}
