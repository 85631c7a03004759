import { type Locale, languageInfo } from '@komawari/shared-domain';

/** The families that text and titles are written in, the brand's among them (shared-ui/src/styles/tokens.css). */
const FAMILIES = ['--font-text', '--font-title'];

/** A page that can be read in another face is better than none. */
const MAX_WAIT_MS = 3000;

/**
 * The faces that some languages are written in, so that what is painted stands where it will stay. A language's own
 * name has letters of its script, and by these the browser knows which files are meant. Never fails.
 *
 * They are for words to come, so a face may take its time: one that is `optional` would not be shown for the rest of the visit
 * if it came later than a tenth of a second after it was asked for (CSS Fonts 4, section 4.9).
 */
export async function loadFonts(locales: readonly Locale[]): Promise<void> {
  // A browser without a screen, as in tests, has no faces.
  const faces: FontFaceSet | undefined = document.fonts;
  if (!faces) return;
  const letters = ['Aa', ...locales.map((locale) => languageInfo(locale).nativeName)].join(' ');
  for (const face of faces) if (face.status === 'unloaded' && covers(face, letters)) face.display = 'swap';
  const wait = new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  const styles = getComputedStyle(document.documentElement);
  const families = FAMILIES.map((name) => styles.getPropertyValue(name)).join(',');
  await Promise.race([faces.load(`1em ${families}`, letters), wait]).catch(() => {});
}

/** Whether the face has one of some letters, by its range: `U+E01-E5B, U+25CC`. */
function covers({ unicodeRange }: FontFace, letters: string): boolean {
  const ranges = unicodeRange.split(',').map((range) =>
    range
      .replace(/U\+/i, '')
      .split('-')
      .map((code) => parseInt(code, 16)),
  );
  const codes = [...letters].map((letter) => letter.charCodeAt(0));
  return ranges.some(([first = NaN, last = first]) => codes.some((code) => code >= first && code <= last));
}
