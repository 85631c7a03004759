import { LANGUAGES, type SiteLanguage } from '../../content/languages';

/** More of a header than any browser sends is not looked at. */
const MOST_RANGES = 20;

/** Those of the seven languages that an Accept-Language header asks for, most wanted first. */
export function acceptedLanguages(header: string | undefined): SiteLanguage[] {
  const ranges = (header ?? '').slice(0, 500).split(',').slice(0, MOST_RANGES).map(parseRange);
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  const languages = wanted.flatMap(({ locale }) => LANGUAGES.filter((language) => language.locale === locale));
  return [...new Set(languages)];
}

function parseRange(range: string): { locale: string; quality: number } {
  const [tag = '', ...parameters] = range.trim().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { locale: tag.split('-')[0]!.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
}
