import { type Locale, languageInfo } from '@komawari/shared-domain';

/** The families of shared-ui/src/styles/fonts.css. */
const FAMILIES = '1em Onest, Anuphan, "Bricolage Grotesque"';

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
  await Promise.race([faces.load(FAMILIES, letters), wait]).catch(() => {});
}
