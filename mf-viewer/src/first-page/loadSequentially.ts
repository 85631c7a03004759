import { hasEnded, settled } from '@komawari/shared-ui';
import { type FetchedPage, fetchPage } from '../images/loading/fetchPage';
import type { FirstPicture } from '../images/loading/firstPictures';
import type { PageSource } from '../model/chapter/pageSource';

export interface PictureToShow {
  source: PageSource;
  /** Resolves when the picture is on the screen. */
  show: (objectUrl: string) => Promise<void>;
}

/** Never aborted: these are the first pictures that the reader sees. */
const { signal } = new AbortController();

/** Requests a picture before its position in the layout is known. */
export function prefetchPicture(source: PageSource): FirstPicture {
  return { source, picture: fetchPreloaded(source) };
}

/** After this time the request is made in any case. It waits for the preload itself, except in WebKit, and is repeated if it hangs. */
const PRELOAD_DEADLINE_MS = 4000;

/**
 * Waits for the page's preload of the picture. WebKit does not give a preload that is under way to a request: it would load the
 * file a second time, beside the first. When it has arrived, it comes from the browser's cache.
 */
async function fetchPreloaded(source: PageSource): Promise<FetchedPage> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  const link = links.find((link) => link.getAttribute('href') === source.imageUrl);
  if (link && !hasEnded(link)) await settled(link, PRELOAD_DEADLINE_MS);
  return fetchPage(source, signal);
}

/**
 * Loads one picture after the other. So the first one gets the whole connection. It also gets the browser's time until it is on
 * the screen, because the next one would be decrypted meanwhile.
 * @param prefetched a picture that was requested before. If it is one of these pictures, it comes first
 */
export function loadSequentially(pictures: readonly PictureToShow[], prefetched: FirstPicture | undefined): FirstPicture[] {
  let before: Promise<unknown> = Promise.resolve();
  const first = pictures.find(({ source }) => source.imageUrl === prefetched?.source.imageUrl);
  const inTurn = first ? [first, ...pictures.filter((picture) => picture !== first)] : pictures;
  return inTurn.map((toShow, index) => {
    const { source, show } = toShow;
    const picture = before.then(async () => {
      if (index > 0) preload(source);
      return withAddress(await (toShow === first && prefetched ? prefetched.picture : fetchPreloaded(source)));
    });
    before = picture.then((page) => (page.kind === 'picture' && page.objectUrl ? show(page.objectUrl) : undefined));
    return { source, picture };
  });
}

/**
 * The shell is told of the first picture right after this script. Its scripts wait for the pictures that are preloaded this way
 * (`insertDeferredScripts`). So a screen of two pictures is complete before the scripts load.
 */
function preload({ imageUrl }: PageSource): void {
  const link = document.createElement('link');
  // It must match the request of `fetch`, or the browser would load the file twice.
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'high', href: imageUrl });
  document.head.append(link);
}

/** The viewer shows the picture by the same object URL: browsers decode a picture with two URLs twice. */
function withAddress(page: FetchedPage): FetchedPage {
  return page.kind === 'picture' ? { ...page, objectUrl: URL.createObjectURL(page.blob) } : page;
}
