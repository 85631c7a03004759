import { type Locale, languageInfo } from '@komawari/shared-domain';

/** The families that text and titles are written in, the brand's among them (shared-ui/src/styles/tokens.css). */
const FAMILIES = ['--font-text', '--font-title'];

/** A page that can be read in another face is better than none. */
const MAX_WAIT_MS = 3000;

/**
 * The faces that some languages are written in, so that what is painted stands where it will stay. A language's own
 * name has letters of its script, and by these the browser knows which files are meant. Never fails.
 */
export async function loadFonts(locales: readonly Locale[]): Promise<void> {
  // A browser without a screen, as in tests, has no faces.
  const faces: FontFaceSet | undefined = document.fonts;
  if (!faces) return;
  const letters = ['Aa', ...locales.map((locale) => languageInfo(locale).nativeName)].join(' ');
  const wait = new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT_MS));
  const styles = getComputedStyle(document.documentElement);
  const families = FAMILIES.map((name) => styles.getPropertyValue(name)).join(',');
  await Promise.race([faces.load(`1em ${families}`, letters), wait]).catch(() => {});
}
