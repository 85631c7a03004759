import path from 'node:path';
import { LOCALES, type Locale, type ReadingDirection } from '@komawari/shared-domain';
import { Rating } from '@komawari/shared-proto';
import { formatBytes, LIMITS } from '../archive/limits';
import type { PageSource } from '../archive/PageSource';
import { type ComicInfo, readComicInfo } from '../comic-info/readComicInfo';
import { type ChapterNumber, ONE_SHOT, readChapterNumber, readMarkedNumber } from '../naming/chapterNumber';
import { describeLanguage, readLanguage } from '../naming/languages';
import { readSourceName, type SourceName } from '../naming/sourceName';
import { asLibraryError, LibraryError } from '../report/LibraryError';
import type { ImportOptions } from './ImportOptions';
import { volumeTitle } from './missingWords';
import { namePath, originOf, type SourceRef } from './sourceRef';
import { findWorkPlace, isLanguageFolder, type WorkPlace } from './workPlace';

/** Everything about a chapter except its pages. */
export interface ChapterPlan {
  ref: SourceRef;
  /** The path that it came from. */
  origin: string;
  /** The key of the work; see `assignWorks`. */
  work: string;
  place: WorkPlace;
  language: Locale;
  number: ChapterNumber;
  volume: ChapterNumber | undefined;
  /** Whether the number is that of a volume, because there is no chapter number. */
  isVolume: boolean;
  /** Of two versions of a chapter, the later one is imported. */
  version: number;
  series: string;
  /** Whether the series comes from ComicInfo or the command line, and not from a name. */
  isSeriesTold: boolean;
  author: string | undefined;
  subTitle: string | undefined;
  overview: string;
  genres: string[];
  rating: Rating;
  /** Undefined: the shape of the pages decides. */
  direction: ReadingDirection | undefined;
  /** Epoch seconds. */
  published: number | undefined;
  /** Positions in natural order. */
  doublePages: ReadonlySet<number>;
  /** The page that becomes the cover if there is no separate picture for it. */
  coverPage: string;
  /** A cover picture next to the chapters, or the one of `--cover`. */
  coverFile: string | undefined;
  /** Problems that do not stop the import. */
  warnings: LibraryError[];
}

/** The most characters of a text that appears in lists and headings. */
const MAX_NAME = 200;
const MAX_OVERVIEW = 5_000;

/** Some ComicInfo files give a year as the volume. Numbers from here on are years. */
const FIRST_YEAR = 1900;

/** Combines the command line, ComicInfo.xml and names. In this order, the first that has a value wins. */
export async function planChapter(ref: SourceRef, source: PageSource, options: ImportOptions): Promise<ChapterPlan> {
  const warnings: LibraryError[] = [];
  const info = await comicInfoOf(source, warnings);
  const file = namePath(ref);
  const name = readSourceName(path.basename(file));
  const language = languageOf(ref, info, name, options);
  const place = await findWorkPlace(file);
  const told = options.series ?? info?.series;
  const volume = volumeOf(info, name, file);
  const number = numberOf(source.label, info, name, options, warnings);
  if (source.strays.length > 0)
    warnings.push(
      new LibraryError(
        source.label,
        `also holds files that are not pages and are not imported: ${source.strays.join(', ')}.`,
        '',
      ),
    );
  return {
    ref,
    origin: originOf(ref),
    work: '',
    place,
    language,
    number: number ?? volume ?? ONE_SHOT,
    volume,
    isVolume: number === undefined && volume !== undefined,
    version: name.version,
    series: cut(told ?? (place.isFolder ? place.name : name.series), MAX_NAME),
    isSeriesTold: told !== undefined,
    author: cutOrNone(options.author ?? info?.authors.join(', ')),
    subTitle: cutOrNone(info?.title ?? name.title ?? (number || !volume ? undefined : volumeTitle(volume, language))),
    overview: cut(info?.summary ?? '', MAX_OVERVIEW),
    genres: info?.genres ?? [],
    rating: ratingOf(info?.ageRating),
    direction: options.direction ?? directionOf(info),
    published: info?.published,
    doublePages: info?.doublePages ?? new Set(),
    coverPage: coverPageOf(source, info),
    coverFile: options.cover,
    warnings,
  };
}

/** `cover.jpg`, the page that ComicInfo marks as the front cover, or the first page. */
function coverPageOf({ label, pages, cover }: PageSource, info: ComicInfo | undefined): string {
  const page = cover ?? pages[info?.frontCover ?? 0] ?? pages[0];
  if (!page) throw new LibraryError(label, 'holds no pages.', 'Pages are PNG, JPEG or WebP pictures.');
  return page.name;
}

/** Reports what cannot be read in a ComicInfo.xml. Names are used instead. */
async function comicInfoOf({ label, comicInfo }: PageSource, warnings: LibraryError[]): Promise<ComicInfo | undefined> {
  if (!comicInfo) return undefined;
  const where = `${label}: ComicInfo.xml`;
  if (comicInfo.size > LIMITS.comicInfoBytes) {
    warnings.push(new LibraryError(where, `is ${formatBytes(comicInfo.size)} large and was not read.`, 'Write it again.'));
    return undefined;
  }
  try {
    const { info, warnings: found } = readComicInfo(await comicInfo.read());
    warnings.push(...found.map(({ what, todo }) => new LibraryError(where, what, todo)));
    return info;
  } catch (error) {
    const { what, todo } = asLibraryError(error, where);
    warnings.push(new LibraryError(where, what, todo));
    return undefined;
  }
}

/** ComicInfo's volume, the volume in the name, or that of the parent folder: `Moon/Volume 2/003.cbz`. */
function volumeOf(info: ComicInfo | undefined, name: SourceName, file: string): ChapterNumber | undefined {
  const told = info?.volume === undefined ? undefined : readChapterNumber(info.volume);
  if (told?.position !== undefined && Number.parseFloat(told.number) < FIRST_YEAR) return told;
  return name.volume ?? readSourceName(path.basename(path.dirname(file))).volume;
}

function languageOf(ref: SourceRef, info: ComicInfo | undefined, name: SourceName, options: ImportOptions): Locale {
  if (options.language) return options.language;
  const tag = info?.language ?? name.language ?? languageOfFolders(namePath(ref));
  const offered = `The site offers ${LOCALES.join(', ')}.`;
  if (tag === undefined) {
    throw new LibraryError(ref.path, 'does not say its language.', `${offered} Say which one it is, for example --language en.`);
  }
  const language = readLanguage(tag);
  if (language) return language;
  throw new LibraryError(
    ref.path,
    `is in ${describeLanguage(tag)}, which the site does not offer.`,
    `${offered} To put it in as one of them, say for example --language en.`,
  );
}

/** The folders above a chapter may be a language, a series and a volume. */
const FOLDERS_ABOVE = 3;

/** Finds `ru/` above the file, or `Haruko [en]/` around a chapter's folder. */
function languageOfFolders(file: string): string | undefined {
  const folders = path.dirname(file).split(path.sep).slice(-FOLDERS_ABOVE).reverse();
  for (const folder of folders) {
    if (isLanguageFolder(folder)) return folder;
    const tag = readSourceName(folder).language;
    if (tag) return tag;
  }
  return undefined;
}

function numberOf(
  label: string,
  info: ComicInfo | undefined,
  name: SourceName,
  options: ImportOptions,
  warnings: LibraryError[],
): ChapterNumber | undefined {
  if (options.number) return options.number;
  if (info?.number === undefined) return name.number;
  const number = readChapterNumber(info.number);
  if (number) return number;
  const marked = readMarkedNumber(info.number);
  const fallback = name.number ? `${name.number.name}, from the name,` : 'the name';
  warnings.push(
    new LibraryError(
      `${label}: ComicInfo.xml`,
      `has the chapter number "${cut(info.number, 40)}", which is not a chapter number; ${marked?.name ?? fallback} is used.`,
      'Expected a number like 1 or 10.5, ex, or One-Shot; or say it with --number.',
    ),
  );
  return marked ?? name.number;
}

function directionOf(info: ComicInfo | undefined): ReadingDirection | undefined {
  if (/webtoon|web ?comic|vertical/i.test(info?.format ?? '')) return 'vertical';
  if (/righttoleft/i.test(info?.manga ?? '')) return 'rtl';
  return undefined;
}

/** Maps ComicInfo's age ratings to the nearest rating of the wire that is not lower. */
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
