import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from './readData.mjs';
import { LOCALES } from './releaseFiles.mjs';

/** The HTML that stands for the page until the shell's scripts have loaded, in each language. */
export async function readOpening(dir) {
  const { openingFrame } = await readData(join(dir, 'src/opening/openingFrame.ts'));
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const messages = JSON.parse(readFileSync(join(dir, `src/locales/${locale}.json`), 'utf8'));
      return [locale, openingFrame((id) => messages[id])];
    }),
  );
}
