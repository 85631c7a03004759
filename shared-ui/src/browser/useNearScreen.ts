import { type RefObject, useEffect, useState } from 'react';

export interface NearScreenOptions {
  /** How far from the screen is still near, as a CSS length or share: `800px 0px` is 800 pixels above and below. */
  margin?: string;
  /** What is taken to be so until the browser has said. */
  startsNear?: boolean;
}

/** Whether an element is on the screen or near it. The element is there as long as whoever asks. */
export function useNearScreen(
  element: RefObject<Element | null>,
  { margin = '0px', startsNear = false }: NearScreenOptions = {},
): boolean {
  const [isNear, setNear] = useState(startsNear);
  // Scrolling happens outside React; the observer speaks up only when the element comes near or goes away.
  useEffect(() => (element.current ? watch(element.current, margin, setNear) : undefined), [element, margin]);
  return isNear;
}

type Tell = (isNear: boolean) => void;

interface Watcher {
  observer: IntersectionObserver;
  tells: WeakMap<Element, Tell>;
}

/** By margin. One observer for all elements of a page: its first effects would make some thirty. */
const watchers = new Map<string, Watcher>();

function watch(element: Element, margin: string, tell: Tell): () => void {
  const { observer, tells } = watchers.get(margin) ?? newWatcher(margin);
  tells.set(element, tell);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    tells.delete(element);
  };
}

function newWatcher(margin: string): Watcher {
  const tells: Watcher['tells'] = new WeakMap();
  // Entries come in their order: the last one of an element counts.
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => tells.get(target)?.(isIntersecting)),
    { rootMargin: margin },
  );
  const watcher = { observer, tells };
  watchers.set(margin, watcher);
  return watcher;
}
