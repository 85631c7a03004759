import { type RefObject, useEffect, useState } from 'react';

export interface NearScreenOptions {
  /**
   * The distance from the screen that still counts as near, as a CSS length or percentage: `800px 0px` is 800 pixels above and
   * below.
   */
  margin?: string;
  /** The value until the browser has reported. */
  startsNear?: boolean;
}

/** Whether an element is on the screen or near it. The element must exist as long as the component that calls this. */
export function useNearScreen(
  element: RefObject<Element | null>,
  { margin = '0px', startsNear = false }: NearScreenOptions = {},
): boolean {
  const [isNear, setNear] = useState(startsNear);
  // Scrolling happens outside React. The observer reports only when the element comes near or leaves.
  useEffect(() => (element.current ? watch(element.current, margin, setNear) : undefined), [element, margin]);
  return isNear;
}

type Tell = (isNear: boolean) => void;

interface Watcher {
  observer: IntersectionObserver;
  tells: WeakMap<Element, Tell>;
}

/** By margin. All elements of a page share one observer; otherwise its first effects would create about thirty. */
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
  // Entries are in order, so the last one for an element counts.
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => tells.get(target)?.(isIntersecting)),
    { rootMargin: margin },
  );
  const watcher = { observer, tells };
  watchers.set(margin, watcher);
  return watcher;
}
