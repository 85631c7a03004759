import { createContext, useContext } from 'react';
import type { PageSource } from '../model/chapter/pageSource';
import { NO_SHARPER_PICTURES } from '../model/chapter/sharperPictures';

/** Better pictures for pages that the reader has zoomed into. Beside the chapter, so that nothing of its layout changes with them. */
export const SharperPicturesContext = createContext(NO_SHARPER_PICTURES);

export function useSharperPicture({ imageUrl }: PageSource): PageSource | undefined {
  return useContext(SharperPicturesContext).get(imageUrl);
}
