import { createHash } from 'node:crypto';

const MAX_LENGTH = 60;

/** Russian series are common enough to deserve a readable key. Other scripts get a short hash. */
const CYRILLIC: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair): [string, string] => {
      const [letter = '', latin = ''] = pair.split(':');
      return [letter, latin];
    }),
);

/** Makes a work's key from its name: lower-case letters, digits and hyphens (docs/content-packs.md). */
export function workKeyFrom(name: string): string {
  const latin = [...name.toLowerCase().replace(/[&+]/g, ' and ').normalize('NFC')]
    .map((letter) => CYRILLIC[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  const key = latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return key || `series-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** Whether a text can be the key of a work or of anything else in a pack. */
export function isKey(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= MAX_LENGTH;
}
