import type { PageSource } from '../../model/chapter/pageSource';
import type { FetchedPage } from './fetchPage';

/** A picture that was requested before the viewer loaded (first-page/). */
export interface FirstPicture {
  source: PageSource;
  picture: Promise<FetchedPage>;
}

declare global {
  /** Passed from one script of the page to the other: from the early script of a rendered page to the viewer. */
  var komawariFirstPictures: FirstPicture[] | undefined;
}

/** Returns the picture if it has been requested already. It does so only once, since a second request wants a new load. */
export function takeFirstPicture({ imageUrl, encryptionKey }: PageSource): Promise<FetchedPage> | undefined {
  const pictures = globalThis.komawariFirstPictures ?? [];
  const at = pictures.findIndex(({ source }) => source.imageUrl === imageUrl && source.encryptionKey === encryptionKey);
  return at < 0 ? undefined : pictures.splice(at, 1)[0]?.picture;
}
