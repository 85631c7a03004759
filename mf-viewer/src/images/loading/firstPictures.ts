import type { PageSource } from '../../model/chapter/pageSource';
import type { FetchedPage } from './fetchPage';

/** A picture that was on its way before the viewer was there (first-page/). */
export interface FirstPicture {
  source: PageSource;
  picture: Promise<FetchedPage>;
}

declare global {
  /** Handed from one script of the page to the other: the early one of a rendered page, and the viewer. */
  var komawariFirstPictures: FirstPicture[] | undefined;
}

/** The picture, if it is on its way already: once, since whoever asks again wants it anew. */
export function takeFirstPicture({ imageUrl, encryptionKey }: PageSource): Promise<FetchedPage> | undefined {
  const pictures = globalThis.komawariFirstPictures ?? [];
  const at = pictures.findIndex(({ source }) => source.imageUrl === imageUrl && source.encryptionKey === encryptionKey);
  return at < 0 ? undefined : pictures.splice(at, 1)[0]?.picture;
}
