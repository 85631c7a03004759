import { createContext, useContext } from 'react';
import type { PageSource } from '../model/chapter/pageSource';
import { NO_SHARPER_PICTURES } from '../model/chapter/sharperPictures';

/**
 * Sharper pictures for pages that the reader has zoomed into. They are kept outside the chapter, so that they do not change its
 * layout.
 */
export const SharperPicturesContext = createContext(NO_SHARPER_PICTURES);

export function useSharperPicture({ imageUrl }: PageSource): PageSource | undefined {
  return useContext(SharperPicturesContext).get(imageUrl);
}
