import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, LEGAL_PAGES } from '@komawari/shared-domain';
import { safeHtml } from '../text/safeHtml';
import type { LegalText } from './Brand';

/** The existing files `legal/<page>.<language>.html` of a folder. None if the settings do not say since when they apply. */
export function readLegal(folder: string, since: string | undefined, problems: string[]): LegalText[] {
  const date = Date.parse(since ?? '') / 1000;
  const texts = LEGAL_PAGES.flatMap((key) =>
    LANGUAGES.flatMap(({ locale, wire: language }) => {
      const file = path.join(folder, 'legal', `${key}.${locale}.html`);
      return existsSync(file) ? [{ key, language, body: safeHtml(readFileSync(file, 'utf8')), date }] : [];
    }),
  );
  if (texts.length > 0 && since === undefined)
    problems.push('brand.yaml: legal: since: must say since when the pages in legal/ are in force');
  return texts;
}
