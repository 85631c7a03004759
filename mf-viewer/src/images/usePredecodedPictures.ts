import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PageSource } from '../model/chapter/pageSource';
import { usePages } from './PagesProvider';

/**
 * Decodes pictures as they arrive, before they are visible. Browsers keep decoded pictures while they are referenced, so the
 * first frame that shows them has them ready.
 * @returns whether the first picture has loaded
 */
export function usePredecodedPictures(sources: readonly PageSource[]): boolean {
  const pages = usePages();
  const addressOf = (source: PageSource) => {
    const state = pages.stateOf(source);
    return state.kind === 'ready' ? state.objectUrl : '';
  };
  // One string value, which stays equal while the pictures stay the same.
  const read = () => sources.map(addressOf).join(' ');
  const addresses = useSyncExternalStore(pages.subscribe, read, read);
  const held = useRef<readonly HTMLImageElement[]>([]);
  // The decoded pictures of a browser are outside React.
  useEffect(() => {
    const wanted = addresses.split(' ').filter(Boolean);
    held.current = wanted.map((address) => held.current.find(({ src }) => src === address) ?? decoded(address));
  }, [addresses]);
  return addresses !== '' && !addresses.startsWith(' ');
}

function decoded(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  // The place that shows the picture reports a decoding error.
  image.decode().catch(() => undefined);
  return image;
}
