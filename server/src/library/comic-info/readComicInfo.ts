import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { storableText } from '../../text/storableText';
import { decodeText } from './decodeText';

/** The parts of a ComicInfo.xml (schema 2.1 of the Anansi project) that we use, as text. Empty elements are left out. */
export interface ComicInfo {
  title?: string;
  series?: string;
  number?: string;
  volume?: string;
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

/** Resolves entities by name and by number. A document that defines its own entities is not read, because those can multiply. */
const parser = new XMLParser({
  ignoreAttributes: false,
  htmlEntities: true,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'Page',
});

type Fields = Record<string, unknown>;

/** Something in a ComicInfo.xml that cannot be used. The chapter is imported anyway. */
export interface InfoWarning {
  what: string;
  todo: string;
}

const CORRECT_IT = 'Correct it, or leave the file out.';

/** Reads as much of a ComicInfo.xml as possible. */
export function readComicInfo(bytes: Uint8Array): { info: ComicInfo | undefined; warnings: InfoWarning[] } {
  const text = decodeText(bytes).trim();
  const nothing = (what: string, todo = CORRECT_IT) => ({ info: undefined, warnings: [{ what, todo }] });
  if (text === '') return nothing('is empty.', 'Leave it out.');
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    return nothing('declares a document type, which ComicInfo.xml never needs, and was not read.', 'Take the DOCTYPE out.');
  const root = parse(text)?.ComicInfo;
  if (!isFields(root)) return nothing('has no ComicInfo element.');
  const info = fromFields(root);
  const valid = XMLValidator.validate(text);
  if (valid === true) return { info, warnings: [] };
  const what = `is not well-formed XML (line ${valid.err.line}: ${valid.err.msg}); what could be read of it is used.`;
  return { info, warnings: [{ what, todo: CORRECT_IT }] };
}

function parse(text: string): Fields | undefined {
  try {
    const parsed: unknown = parser.parse(text);
    return isFields(parsed) ? parsed : undefined;
  } catch {
    return undefined; // For example, tags without an end.
  }
}

function fromFields(root: Fields): ComicInfo {
  const pages = pagesOf(root);
  const frontCover = pages.find(({ Type }) => Type === 'FrontCover');
  const optional = {
    title: textOf(root.Title),
    series: textOf(root.Series),
    number: textOf(root.Number),
    volume: textOf(root.Volume),
    summary: textOf(root.Summary),
    language: textOf(root.LanguageISO),
    manga: textOf(root.Manga),
    format: textOf(root.Format),
    ageRating: textOf(root.AgeRating),
    published: dateOf(root),
    frontCover: frontCover && Number(frontCover.Image),
  };
  return {
    // The same fields, without the undefined ones.
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
  const year = numberOf(root.Year);
  // The wire has a u32 of seconds, and 0 would mean no date.
  if (!Number.isInteger(year) || year < 1971 || year > 2105) return undefined;
  return Date.UTC(year, inRange(numberOf(root.Month), 12) - 1, inRange(numberOf(root.Day), 31)) / 1000;
}

function numberOf(value: unknown): number {
  return Number(textOf(value) ?? Number.NaN);
}

function inRange(value: number, max: number): number {
  return Number.isInteger(value) && value >= 1 && value <= max ? value : 1;
}

function listOf(value: unknown): string[] {
  return (textOf(value) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function textOf(value: unknown): string | undefined {
  const text = isFields(value) ? value['#text'] : value;
  return (typeof text === 'string' && storableText(text).trim()) || undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
