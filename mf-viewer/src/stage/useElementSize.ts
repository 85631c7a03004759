import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../model/layout/size';

/** The size of the previous chapter, or of this chapter as the server rendered it. Both fill the same area of the screen. */
let lastSize: Size | undefined;

/**
 * The inner size of an element, without its scroll bar; `undefined` until the first measurement. Each chapter has its own
 * element, which starts with the previous chapter's size. So its first page renders at once, not in a second pass.
 */
export function useElementSize<E extends HTMLElement>(): [RefObject<E | null>, Size | undefined] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(lastSize);
  // Measured before the first paint, so that nothing is painted in a wrong size.
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

/** Measures the element that the next one will replace. */
export function measureSize({ clientWidth: width, clientHeight: height }: HTMLElement): Size {
  if (lastSize?.width !== width || lastSize.height !== height) lastSize = { width, height };
  return lastSize;
}
