import { type ChapterNumber, readChapterNumber } from './chapterNumber';
import { looksLikeLanguage } from './languages';

/** What the name of a file or folder tells. */
export interface SourceName {
  /** The name without tags and number: `Pepper and Carrot`. Empty when the name is only a number. */
  series: string;
  /** The text of a `[pt-BR]` or `(ru)`, whether we offer that language or not. */
  language: string | undefined;
  number: ChapterNumber | undefined;
}

const TAG = /[[({]([^\])}]*)[\])}]/g;

/** `Ch. 12`, `episode 3`, `#004`: a number that says that it is one. */
const MARKED_NUMBER = /(?:^|[\s_-])(?:chapter|chap|ch|episode|ep|c|#)[.\s_-]*(\d{1,6}(?:[.,]\d{1,3})?)(?=$|[\s_-])/i;

const WORD = /(?:^|[\s_-])(one[- ]?shot|ex)(?=$|[\s_-])/i;

/** Otherwise the last number that stands alone. */
const LAST_NUMBER = /(?:^|.*[\s_-])(\d{1,6}(?:[.,]\d{1,3})?)(?=$|[\s_-])/;

const VOLUME = /(?:^|[\s_-])(?:volume|vol|v)[.\s_-]*\d+(?=$|[\s_-])/i;

/** Reads names like `Pepper and Carrot [pt-BR] 001.cbz`, `Haruko v02 ch. 10.5 (2019).cbz` or `003`; the ending is already gone. */
export function readSourceName(stem: string): SourceName {
  const tags = [...stem.matchAll(TAG)].map((match) => match[1]!.trim());
  const bare = stem.replace(TAG, ' ');
  const found = MARKED_NUMBER.exec(bare) ?? WORD.exec(bare) ?? LAST_NUMBER.exec(bare);
  const beforeNumber = found ? bare.slice(0, found.index + found[0].length - found[1]!.length) : bare;
  const series = found && /[^\s_#.-]/.test(withoutMarkers(beforeNumber)) ? beforeNumber : bare;
  return {
    series: withoutMarkers(series),
    language: tags.find(looksLikeLanguage),
    number: found ? readChapterNumber(found[1]!) : undefined,
  };
}

function withoutMarkers(text: string): string {
  return text
    .replace(VOLUME, ' ')
    .replace(/(?:^|[\s_-])(?:chapter|chap|ch|episode|ep|c)[.\s_-]*$/i, ' ')
    .replace(/(?:^|[\s_-])#[\s_-]*$/, ' ')
    .replace(/^\s*(?:\d+(?:[.,]\d+)?|one[- ]?shot|ex)\s*$/i, ' ')
    .replace(/_/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s-]+$/g, '');
}
