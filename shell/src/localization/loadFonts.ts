import { type Locale, languageInfo } from '@komawari/shared-domain';

/** The font families of text and titles, including the brand's (shared-ui/src/styles/tokens.css). */
const FAMILIES = ['--font-text', '--font-title'];

/** A page that is readable in another font is better than no page. */
const MAX_WAIT_MS = 3000;

/**
 * Loads the fonts of some languages, so that painted text does not move later. The native name of a language contains letters of
 * its script, which tell the browser what files to load. Never fails.
 *
 * The fonts are for text that is still to come, so they may take their time. With `font-display: optional`, a font that arrives
 * later than a tenth of a second after its request would not be used for the rest of the visit (CSS Fonts 4, section 4.9).
 */
export async function loadFonts(locales: readonly Locale[]): Promise<void> {
  // A browser without a screen, as in tests, has no font faces.
  const faces: FontFaceSet | undefined = document.fonts;
  if (!faces) return;
  const letters = ['Aa', ...locales.map((locale) => languageInfo(locale).nativeName)].join(' ');
  for (const face of faces) if (face.status === 'unloaded' && covers(face, letters)) face.display = 'swap';
  const wait = new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  const styles = getComputedStyle(document.documentElement);
  const families = FAMILIES.map((name) => styles.getPropertyValue(name)).join(',');
  await Promise.race([faces.load(`1em ${families}`, letters), wait]).catch(() => {});
}

/** Whether the range of the face includes one of these letters. Example of a range: `U+E01-E5B, U+25CC`. */
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
