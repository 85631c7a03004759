import type { Locale } from '@komawari/shared-domain';
import type { SiteComposition } from '@komawari/shared-state/contract';
import type { BrandFonts } from '../../brand/Brand';
import { escapeHtml } from '../../text/escapeHtml';
import { type InlineSheets, isOfFewDevices } from './inlineSheets';
import type { AddressedFiles } from './preloads';

/**
 * Whether the browser loads fonts at once, or when a script behind their tags decides so (`preloadsLetters` in the shell's
 * `release.json`).
 */
export type FontUse = 'now' | 'chosen';

const MEDIA: Readonly<Record<FontUse, string>> = { now: '', chosen: ' media="not all"' };

/** The script (writing system) that a language needs besides Latin, as it appears in the names of font files. */
const SCRIPTS: Partial<Record<Locale, string>> = { ru: 'cyrillic', th: 'thai' };

/** Preloads the fonts for the reader's language. Without this, a browser would request them only after the page's layout. */
export function fontTags(
  { baseUrl, integrity }: AddressedFiles,
  locale: Locale,
  { text, title }: BrandFonts,
  use: FontUse = 'now',
): string {
  // A brand's fonts replace the site's Latin fonts. The site's other scripts stay, because the brand's fonts may not cover them.
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

/** The font rules of the styles that are inline in the page. */
export function fontStyleTags({ shell }: SiteComposition, sheets: InlineSheets, use: FontUse): string {
  return shell.css
    .map((file) => sheets.get(shell.baseUrl + file)?.letters)
    .map((letters) => (letters ? `<style data-letters${MEDIA[use]}>${letters.text}</style>` : ''))
    .join('');
}
