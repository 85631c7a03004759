import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { PageSource } from '../model/chapter/pageSource';
import { usePages } from './PagesProvider';

/**
 * Has pictures that nobody sees yet decoded as they come: browsers keep that for pictures that are held, and the first frame
 * that shows them has them.
 * @returns whether the first is there
 */
export function useDecodedAhead(sources: readonly PageSource[]): boolean {
  const pages = usePages();
  const addressOf = (source: PageSource) => {
    const state = pages.stateOf(source);
    return state.kind === 'ready' ? state.objectUrl : '';
  };
  // One value, which is the same for as long as the pictures are.
  const read = () => sources.map(addressOf).join(' ');
  const addresses = useSyncExternalStore(pages.subscribe, read, read);
  const held = useRef<readonly HTMLImageElement[]>([]);
  // What a browser has decoded is outside React.
  useEffect(() => {
    const wanted = addresses.split(' ').filter(Boolean);
    held.current = wanted.map((address) => held.current.find(({ src }) => src === address) ?? decoded(address));
  }, [addresses]);
  return addresses !== '' && !addresses.startsWith(' ');
}

function decoded(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  // A picture that cannot be decoded is told of where it is shown.
  image.decode().catch(() => undefined);
  return image;
}
