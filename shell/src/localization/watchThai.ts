import { isThaiFace } from './isThaiFace';

/** Has a device without Thai show its letters once they are here: those of a page in Thai, of a title's name, of the languages' menu. */
export function watchThai(page: Document): void {
  // A browser without a screen, as in tests, has no faces.
  const faces: FontFaceSet | undefined = page.fonts;
  if (!faces) return;
  const replace = () => {
    if (![...faces].some(({ status, unicodeRange }) => status === 'loaded' && isThaiFace(unicodeRange))) return;
    faces.removeEventListener('loadingdone', replace);
    import('./replaceBoxes').then(({ replaceBoxes }) => replaceBoxes(page)).catch(() => undefined);
  };
  faces.addEventListener('loadingdone', replace);
  replace();
}
