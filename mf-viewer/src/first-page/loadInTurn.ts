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
 * @param prefetched what has been asked for already; where it is one of them it comes first
 */
export function loadInTurn(pictures: readonly PictureToShow[], prefetched: FirstPicture | undefined): FirstPicture[] {
  let before: Promise<unknown> = Promise.resolve();
  const first = pictures.find(({ source }) => source.imageUrl === prefetched?.source.imageUrl);
  const inTurn = first ? [first, ...pictures.filter((picture) => picture !== first)] : pictures;
  return inTurn.map((toShow, index) => {
    const { source, show } = toShow;
    const picture = before.then(async () => {
      if (index > 0) preload(source);
      return withAddress(await (toShow === first && prefetched ? prefetched.picture : fetchPage(source, signal)));
    });
    before = picture.then((page) => (page.kind === 'picture' && page.objectUrl ? show(page.objectUrl) : undefined));
    return { source, picture };
  });
}

/**
 * The shell, which hears of the first picture right after this script, has its scripts wait for what is asked for so (`startLater`): a
 * screen of two pictures is whole before they come.
 */
function preload({ imageUrl }: PageSource): void {
  const link = document.createElement('link');
  // As `fetch` asks for it, or it would come twice.
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'high', href: imageUrl });
  document.head.append(link);
}

/** The viewer shows it by the same address: browsers decode what has two of them twice. */
function withAddress(page: FetchedPage): FetchedPage {
  return page.kind === 'picture' ? { ...page, objectUrl: URL.createObjectURL(page.blob) } : page;
}
