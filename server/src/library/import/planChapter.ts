import path from 'node:path';
import { Rating } from '@komawari/shared-proto';
import type { PageSource } from '../archive/PageSource';
import { type ComicInfo, readComicInfo } from '../comic-info/readComicInfo';
import { type ChapterNumber, ONE_SHOT, readChapterNumber } from '../naming/chapterNumber';
import { describeLanguage, LANGUAGE_CODES, type LanguageCode, readLanguage } from '../naming/languages';
import { readSourceName, type SourceName } from '../naming/sourceName';
import { workKeyFrom } from '../naming/workKey';
import { LibraryProblem } from '../report/LibraryProblem';
import type { SourceRef } from './findSources';
import type { Direction, ImportOptions } from './ImportOptions';
import { isLanguageFolder, workName } from './workName';

/** Everything about a chapter that is not in its pages. */
export interface ChapterPlan {
  ref: SourceRef;
  /** Key of the work. */
  work: string;
  language: LanguageCode;
  number: ChapterNumber;
  series: string;
  author: string | undefined;
  subTitle: string | undefined;
  overview: string;
  genres: string[];
  rating: Rating;
  /** Undefined: told by the shape of the pages. */
  direction: Direction | undefined;
  /** Epoch seconds. */
  published: number | undefined;
  doublePages: ReadonlySet<number>;
  frontCover: number;
}

/** What a text may hold on its way into a list or a heading. */
const MAX_NAME = 200;
const MAX_OVERVIEW = 5_000;

/** Puts together what the command line, ComicInfo.xml and names say; in this order, the first that says something wins. */
export async function planChapter(ref: SourceRef, source: PageSource, options: ImportOptions): Promise<ChapterPlan> {
  const info = source.comicInfo === undefined ? undefined : readComicInfo(source.comicInfo, `${source.label}: ComicInfo.xml`);
  const name = readSourceName(path.basename(ref.path).replace(/\.(?:cbz|zip)$/i, ''));
  const language = languageOf(ref, info, name, options);
  const grouped = await workName(ref.path);
  const series = cut(options.series ?? info?.series ?? (name.series || grouped), MAX_NAME);
  return {
    ref,
    work: options.work ?? workKeyFrom(grouped),
    language,
    number: numberOf(source.label, info, name, options),
    series,
    author: cutOrNone(options.author ?? info?.authors.join(', ')),
    subTitle: cutOrNone(info?.title),
    overview: cut(info?.summary ?? '', MAX_OVERVIEW),
    genres: info?.genres ?? [],
    rating: ratingOf(info?.ageRating),
    direction: options.direction ?? directionOf(info),
    published: info?.published,
    doublePages: info?.doublePages ?? new Set(),
    frontCover: info?.frontCover ?? 0,
  };
}

function languageOf(ref: SourceRef, info: ComicInfo | undefined, name: SourceName, options: ImportOptions): LanguageCode {
  if (options.language) return options.language;
  const tag = info?.language ?? name.language ?? languageOfFolders(ref.path);
  const offered = `The site offers ${LANGUAGE_CODES.join(', ')}.`;
  if (tag === undefined) {
    throw new LibraryProblem(
      ref.path,
      'does not say its language.',
      `${offered} Say which one it is, for example --language en.`,
    );
  }
  const language = readLanguage(tag);
  if (language) return language;
  throw new LibraryProblem(
    ref.path,
    `is in ${describeLanguage(tag)}, which the site does not offer.`,
    `${offered} To put it in as one of them, say for example --language en.`,
  );
}

/** `ru/` above the file, or `Haruko [en]/` around a chapter's folder. */
function languageOfFolders(file: string): string | undefined {
  const folders = path.dirname(file).split(path.sep).slice(-2).reverse();
  for (const folder of folders) {
    if (isLanguageFolder(folder)) return folder;
    const tag = readSourceName(folder).language;
    if (tag) return tag;
  }
  return undefined;
}

function numberOf(label: string, info: ComicInfo | undefined, name: SourceName, options: ImportOptions): ChapterNumber {
  if (options.number) return options.number;
  if (info?.number === undefined) return name.number ?? ONE_SHOT;
  const number = readChapterNumber(info.number);
  if (number) return number;
  throw new LibraryProblem(
    `${label}: ComicInfo.xml`,
    `has the chapter number "${cut(info.number, 40)}".`,
    'Expected a number like 1 or 10.5, ex, or One-Shot; or say it with --number.',
  );
}

function directionOf(info: ComicInfo | undefined): Direction | undefined {
  if (/webtoon|web ?comic|vertical/i.test(info?.format ?? '')) return 'vertical';
  if (/righttoleft/i.test(info?.manga ?? '')) return 'rtl';
  return undefined;
}

/** ComicInfo's age ratings, each to the wire's nearest that is not below it. */
function ratingOf(ageRating: string | undefined): Rating {
  const text = ageRating?.toLowerCase() ?? '';
  if (/adults only|r18|x18|mature|\bm\b|ma ?15|18\+/.test(text)) return Rating.MATURE;
  if (/15|16|17/.test(text)) return Rating.TEENPLUS;
  return /teen|everyone 10|\bpg\b|12|13/.test(text) ? Rating.TEEN : Rating.ALLAGE;
}

function cutOrNone(text: string | undefined): string | undefined {
  return text ? cut(text, MAX_NAME) : undefined;
}

function cut(text: string, length: number): string {
  return text.slice(0, length).trim();
}
