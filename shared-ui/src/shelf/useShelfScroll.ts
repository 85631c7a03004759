import { type RefObject, useEffect, useRef, useState } from 'react';

/** docs/specification.md §9: horizontal list scroll step */
const STEP_PX = 550;

export interface ShelfScroll {
  list: RefObject<HTMLUListElement | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  goBack: () => void;
  goOn: () => void;
}

/** Scrolls a list sideways in steps, and knows whether it is at an end. */
export function useShelfScroll(): ShelfScroll {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });
  // Position and width belong to the browser, so they are read when it reports a change.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setEnds((before) => sameOr(before, endsOf(element)));
    // The observer also reports the first size, in the next frame. Measuring here would force a layout of the whole page.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  const go = (left: number) => list.current?.scrollBy({ left, behavior: 'smooth' });
  return { list, ...ends, goBack: () => go(-STEP_PX), goOn: () => go(STEP_PX) };
}

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { canGoBack: scrollLeft > 1, canGoOn: scrollLeft + clientWidth < scrollWidth - 1 };
}

function sameOr<Ends extends { canGoBack: boolean; canGoOn: boolean }>(before: Ends, now: Ends): Ends {
  return before.canGoBack === now.canGoBack && before.canGoOn === now.canGoOn ? before : now;
}
