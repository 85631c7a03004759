import { type LanguageInfo, parseLanguageTag } from '@komawari/shared-domain';

/** Parts of the header beyond what any browser sends are ignored. */
const MAX_RANGES = 20;
const MAX_LENGTH = 500;

const MAX_FIRST_LANGUAGES = 3;

/** The languages of an Accept-Language header that the site supports, most preferred first. */
export function acceptedLanguages(header: string | undefined): LanguageInfo[] {
  return [...new Set(acceptedTags(header).flatMap((tag) => parseLanguageTag(tag) ?? []))];
}

/** All language tags of an Accept-Language header as they were sent, most preferred first (RFC 9110 §12.5.4). */
export function acceptedTags(header: string | undefined): string[] {
  const ranges = (header ?? '').slice(0, MAX_LENGTH).split(',').slice(0, MAX_RANGES).map(parseRange);
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return wanted.map(({ tag }) => tag);
}

/** The languages that a new reader starts with: at most three (docs/specification.md §3, Languages). */
export function firstLanguages(header: string | undefined): LanguageInfo[] {
  return acceptedLanguages(header).slice(0, MAX_FIRST_LANGUAGES);
}

function parseRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.trim().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
}
