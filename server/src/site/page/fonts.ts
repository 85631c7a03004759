import type { Locale } from '@komawari/shared-domain';
import type { SiteComposition } from '@komawari/shared-state/contract';
import type { BrandFonts } from '../../brand/Brand';
import { escapeHtml } from '../../text/escapeHtml';
import { type InlineSheets, isOfFewDevices } from './inlineSheets';
import type { AddressedFiles } from './preloads';

/** Whether letters are of use at once, or when a script behind their tags says so (`preloadsLetters` of the shell's `release.json`). */
export type FontUse = 'now' | 'chosen';

const MEDIA: Readonly<Record<FontUse, string>> = { now: '', chosen: ' media="not all"' };

/** The script that a language has besides Latin, as it stands in the names of the files of faces. */
const SCRIPTS: Partial<Record<Locale, string>> = { ru: 'cyrillic', th: 'thai' };

/** The letters of the reader's language: a browser would ask for them only when it has laid the page out. */
export function fontTags(
  { baseUrl, integrity }: AddressedFiles,
  locale: Locale,
  { text, title }: BrandFonts,
  use: FontUse = 'now',
): string {
  // A brand's letters stand before the site's, which are left with the scripts that it may not have.
  const scripts = new Set([SCRIPTS[locale], text && title ? undefined : 'latin']);
  const own = [text, title].flatMap((font) => font?.files ?? []).filter(({ range }) => range === undefined);
  const files = Object.keys(integrity).filter((file) => scripts.has(/-(\w+)-wght-\w+\.\w+\.woff2$/.exec(file)?.[1] ?? 'none'));
  const addresses = [...own.map(({ address: font }) => font), ...files.map((file) => baseUrl + file)];
  return [...new Set(addresses)]
    .map((font) => {
      const media = MEDIA[isOfFewDevices(font) ? 'now' : use];
      return `<link rel="preload" as="font" type="font/woff2" crossorigin${media} href="${escapeHtml(font)}">`;
    })
    .join('');
}

/** The rules of letters that stand in styles which come with the page. */
export function fontStyleTags({ shell }: SiteComposition, sheets: InlineSheets, use: FontUse): string {
  return shell.css
    .map((file) => sheets.get(shell.baseUrl + file)?.letters)
    .map((letters) => (letters ? `<style data-letters${MEDIA[use]}>${letters.text}</style>` : ''))
    .join('');
}
