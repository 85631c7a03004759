import { isThaiFace } from './isThaiFace';

/**
 * Shows our Thai font on a device that has none, once the font has loaded. Thai text occurs in a page in Thai, in a title's name
 * and in the languages menu.
 */
export function watchThai(page: Document): void {
  // A browser without a screen, as in tests, has no font faces.
  const faces: FontFaceSet | undefined = page.fonts;
  if (!faces) return;
  const replace = () => {
    if (![...faces].some(({ status, unicodeRange }) => status === 'loaded' && isThaiFace(unicodeRange))) return;
    faces.removeEventListener('loadingdone', replace);
    import('./loadMissingThaiFont').then(({ loadMissingThaiFont }) => loadMissingThaiFont(page)).catch(() => undefined);
  };
  faces.addEventListener('loadingdone', replace);
  replace();
}
