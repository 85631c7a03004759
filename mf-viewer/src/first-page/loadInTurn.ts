import { fetchPage } from '../images/loading/fetchPage';
import type { FirstPicture } from '../images/loading/firstPictures';
import type { PageSource } from '../model/chapter/pageSource';

export interface PictureToShow {
  source: PageSource;
  /** Until it is on the screen. */
  show: (picture: Blob) => Promise<void>;
}

/**
 * Loads one picture after the other, so that the first has the line for itself, and the browser until it is on the screen: the next
 * one would be decrypted meanwhile.
 */
export function loadInTurn(pictures: readonly PictureToShow[]): FirstPicture[] {
  const { signal } = new AbortController();
  let before: Promise<unknown> = Promise.resolve();
  return pictures.map(({ source, show }) => {
    const picture = before.then(() => fetchPage(source, signal));
    before = picture.then((page) => (page.kind === 'picture' ? show(page.blob) : undefined));
    return { source, picture };
  });
}
