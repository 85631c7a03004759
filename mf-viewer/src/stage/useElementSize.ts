import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../model/layout/size';

/** Of the chapter before, or of what the server rendered of this one: they had the same place on the screen. */
let lastSize: Size | undefined;

/**
 * The inner size of an element, without its scroll bar; `undefined` until one was measured for the first time. Each chapter has an
 * element of its own, and begins with the size of the one before: then its first page is drawn at once, not in a second turn.
 */
export function useElementSize<E extends HTMLElement>(): [RefObject<E | null>, Size | undefined] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(lastSize);
  // Measured before the first paint, so that nothing is ever drawn in a wrong size.
  useLayoutEffect(() => {
    // Effects run while the element is mounted.
    const element = ref.current!;
    const measure = () => setSize(measureSize(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** Measures the element in whose place the next one will stand. */
export function measureSize({ clientWidth: width, clientHeight: height }: HTMLElement): Size {
  if (lastSize?.width !== width || lastSize.height !== height) lastSize = { width, height };
  return lastSize;
}
