import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../model/layout/size';

/** Of the chapter before, which had the same place on the screen. */
let lastSize: Size | undefined;

/**
 * The inner size of an element, without its scroll bar; `undefined` until it was measured for the first time. Each chapter has an
 * element of its own, and begins with the size of the one before: then its first page is drawn at once, not in a second turn.
 */
export function useElementSize<E extends HTMLElement>(): [RefObject<E | null>, Size | undefined] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(lastSize);
  // Measured before the first paint, so that nothing is ever drawn in a wrong size.
  useLayoutEffect(() => {
    // Effects run while the element is mounted.
    const element = ref.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (lastSize?.width !== width || lastSize.height !== height) lastSize = { width, height };
      setSize(lastSize);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
