import { type FetchedPage, fetchPage } from '../images/loading/fetchPage';
import type { FirstPicture } from '../images/loading/firstPictures';
import type { PageSource } from '../model/chapter/pageSource';

export interface PictureToShow {
  source: PageSource;
  /** Until it is on the screen. */
  show: (objectUrl: string) => Promise<void>;
}

/** Nobody takes back what the reader sees first. */
const { signal } = new AbortController();

/** Asks for a picture before it is known where it will lie. */
export function prefetchPicture(source: PageSource): FirstPicture {
  return { source, picture: fetchPage(source, signal) };
}

/**
 * Loads one picture after the other, so that the first has the line for itself, and the browser until it is on the screen: the next
 * one would be decrypted meanwhile.
 * @param prefetched what has been asked for already, which may be one of them
 */
export function loadInTurn(pictures: readonly PictureToShow[], prefetched: FirstPicture | undefined): FirstPicture[] {
  let before: Promise<unknown> = Promise.resolve();
  return pictures.map(({ source, show }) => {
    const fetched = () => (prefetched?.source.imageUrl === source.imageUrl ? prefetched.picture : fetchPage(source, signal));
    const picture = before.then(async () => withAddress(await fetched()));
    before = picture.then((page) => (page.kind === 'picture' && page.objectUrl ? show(page.objectUrl) : undefined));
    return { source, picture };
  });
}

/** The viewer shows it by the same address: browsers decode what has two of them twice. */
function withAddress(page: FetchedPage): FetchedPage {
  return page.kind === 'picture' ? { ...page, objectUrl: URL.createObjectURL(page.blob) } : page;
}
