import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { LibraryProblem } from '../report/LibraryProblem';

/** What we use of a ComicInfo.xml (schema 2.1 of the Anansi project), as text; empty elements are left out. */
export interface ComicInfo {
  title?: string;
  series?: string;
  number?: string;
  summary?: string;
  authors: string[];
  genres: string[];
  language?: string;
  manga?: string;
  format?: string;
  ageRating?: string;
  /** Epoch seconds. */
  published?: number;
  /** Positions of pages that are whole spreads. */
  doublePages: Set<number>;
  /** Position of the front cover among the pages. */
  frontCover?: number;
}

/** Entities are resolved by the five names of XML and by number; a document that defines its own is refused, as those can multiply. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'Page',
});

type Fields = Record<string, unknown>;

/** Reads a ComicInfo.xml. */
export function readComicInfo(xml: string, where: string): ComicInfo {
  const text = xml.replace(/^\uFEFF/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) {
    throw new LibraryProblem(where, 'declares a document type, which ComicInfo.xml never needs.', 'Take the DOCTYPE out.');
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    throw new LibraryProblem(
      `${where}:${valid.err.line}`,
      `is not proper XML (${valid.err.msg}).`,
      'Correct it, or leave the file out.',
    );
  }
  const root = (parser.parse(text) as Fields).ComicInfo;
  if (!isFields(root)) throw new LibraryProblem(where, 'has no ComicInfo element.', 'Correct it, or leave the file out.');
  return fromFields(root);
}

function fromFields(root: Fields): ComicInfo {
  const pages = pagesOf(root);
  const frontCover = pages.find(({ Type }) => Type === 'FrontCover');
  const optional = {
    title: textOf(root.Title),
    series: textOf(root.Series),
    number: textOf(root.Number),
    summary: textOf(root.Summary),
    language: textOf(root.LanguageISO),
    manga: textOf(root.Manga),
    format: textOf(root.Format),
    ageRating: textOf(root.AgeRating),
    published: dateOf(root),
    frontCover: frontCover && Number(frontCover.Image),
  };
  return {
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<ComicInfo>),
    authors: [...new Set([...listOf(root.Writer), ...listOf(root.Penciller)])],
    genres: listOf(root.Genre),
    doublePages: new Set(
      pages.filter(({ DoublePage }) => String(DoublePage).toLowerCase() === 'true').map(({ Image }) => Number(Image)),
    ),
  };
}

function pagesOf(root: Fields): Fields[] {
  const list = isFields(root.Pages) ? root.Pages.Page : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
}

function dateOf(root: Fields): number | undefined {
  const [year, month, day] = [root.Year, root.Month, root.Day].map((value) => Number(textOf(value) ?? NaN));
  if (!Number.isInteger(year) || year! < 1971 || year! > 2105) return undefined; // A u32 of seconds, and never 0.
  const date = Date.UTC(year!, inRange(month!, 12) - 1, inRange(day!, 31));
  return date / 1000;
}

function inRange(value: number, most: number): number {
  return Number.isInteger(value) && value >= 1 && value <= most ? value : 1;
}

function listOf(value: unknown): string[] {
  return (textOf(value) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function textOf(value: unknown): string | undefined {
  const text = isFields(value) ? value['#text'] : value;
  return (typeof text === 'string' && text.trim()) || undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
