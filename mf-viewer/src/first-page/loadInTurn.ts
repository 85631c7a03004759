import { fetchPage } from '../images/loading/fetchPage';
import type { FirstPicture } from '../images/loading/firstPictures';
import type { PageSource } from '../model/chapter/pageSource';

export interface PictureToShow {
  source: PageSource;
  show: (picture: Blob) => void;
}

/** Loads one picture after the other, so that the first has the line for itself, and shows each as it comes. */
export function loadInTurn(pictures: readonly PictureToShow[]): FirstPicture[] {
  const { signal } = new AbortController();
  let before: Promise<unknown> = Promise.resolve();
  return pictures.map(({ source, show }) => {
    const picture = before.then(() => fetchPage(source, signal));
    before = picture.then((page) => page.kind === 'picture' && show(page.blob));
    return { source, picture };
  });
}
